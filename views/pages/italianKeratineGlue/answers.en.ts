import type { AnswerText } from '../../text/AnswersText'
import { tradeLink } from '../../text/lines.en'

/** The questions that belong to this line. */
export const en: readonly AnswerText[] = [
  {
    id: 'which-remover',
    question: 'Which remover takes it out?',
    answer: ['Keratin remover: tape remover is made for another adhesive.'],
  },
  tradeLink,
]
