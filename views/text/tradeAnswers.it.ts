import type { AnswerText } from './AnswersText'

/** The one answer of each line to who buys for work: the rest stands once, on the contact page. */
export const tradeLink: AnswerText = {
  id: 'trade',
  question: 'Compra per un salone o per rivendere?',
  answer: ['Listino, IVA, dogana e resi stanno in una pagina sola.'],
  link: { page: 'contacts', label: 'Listino, IVA, resi', at: 'trade' },
}
