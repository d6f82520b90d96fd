import type { AnswersText } from '../../text/AnswersText'
import { it as trade } from '../../text/tradeAnswers.it'

/** The questions that belong to this line. */
export const it: AnswersText = {
  heading: 'Domande su questa linea',
  items: [trade.list, trade.vat, trade.returns],
}
