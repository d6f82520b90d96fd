import type { AnswersText } from '../../text/AnswersText'
import { tradeLink } from '../../text/lines.en'

/** The questions that belong to this line. */
export const en: AnswersText = {
  heading: 'Questions about this range',
  items: [
    {
      id: 'which-remover',
      question: 'Which remover takes it out?',
      answer: ['Keratin remover: tape remover is made for another adhesive.'],
    },
    tradeLink,
  ],
}
