import { noDutiesInEu, vatInEu } from '../../../src/shared/facts/trade'
import type { AnswersText } from '../../text/AnswersText'

export const en: AnswersText = {
  heading: 'If you write on behalf of a business',
  items: [
    {
      id: 'trade-list',
      question: 'The price list',
      answer: [
        'If you already have an order in mind, add the quantities: with the list we send a quote, which does not commit you to buy.',
      ],
      link: { page: 'contacts', label: 'Ask for the price list', opening: 'priceList' },
    },
    {
      id: 'trade-write',
      question: 'What to write',
      answer: [
        'Ranges, lengths, shades and quantities of a typical order, how often you order and the country of delivery. If you resell, tell us where and to what kind of customer.',
      ],
    },
    {
      id: 'trade-vat',
      question: 'VAT and invoices',
      answer: [
        'Give your company name and VAT number in the form, with the country code in front of the number: a quote can do without them, the invoice needs them. Within the EU there is nothing to clear through customs; outside it, duties and taxes are those of the country of arrival.',
      ],
      facts: [noDutiesInEu, vatInEu],
    },
    {
      id: 'trade-terms',
      question: 'Our terms in short',
      answer: [
        'A quote is not binding: price, availability and times become final when the order is confirmed in writing. Delivery takes 2–3 working days in Italy, 5–7 days in Europe and 7–15 days elsewhere, and is free over €150. The guarantee is 30 days; the two-year legal guarantee is for consumers. The technical products (tape-ins, keratin tips, wefts, bulk hair and keratin glue) are for professional use only: anyone may ask for a quote, but fitting and removal are a hairdresser’s work. Italian law applies, and the court of Palermo has jurisdiction.',
        'This is a summary: only the Italian text of the terms applies.',
      ],
      link: { page: 'terms', label: 'Read the terms, in Italian' },
    },
  ],
}
