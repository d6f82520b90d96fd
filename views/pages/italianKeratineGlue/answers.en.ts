import type { AnswersText } from '../../text/AnswersText'
import { en as trade } from '../../text/tradeAnswers.en'

/** The questions that belong to this line. */
export const en: AnswersText = {
  heading: 'Questions about this range',
  items: [trade.list, trade.vat, trade.returns],
}
