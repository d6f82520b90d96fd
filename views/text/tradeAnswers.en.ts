import type { AnswerText } from './AnswersText'

/** The one answer of each range to who buys for work: the rest stands once, on the contact page. */
export const tradeLink: AnswerText = {
  id: 'trade',
  question: 'Buying for a salon or to resell?',
  answer: ['Price list, VAT, customs and returns are on one page.'],
  link: { page: 'contacts', label: 'Price list, VAT and customs', at: 'trade' },
}
