import type { AnswerText } from '../../text/AnswersText'
import { tradeLink } from '../../text/lines.it'

/** The questions that belong to this line. */
export const it: readonly AnswerText[] = [
  {
    id: 'which-remover',
    question: 'Con quale solvente si toglie?',
    answer: ['Con il solvente per cheratina: quello per biadesivi è fatto per un altro adesivo.'],
  },
  tradeLink,
]
