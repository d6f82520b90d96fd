import type { AnswerText } from '../../text/AnswersText'
import { customsCode, eori, swissDuty } from '../../text/facts/abroad'
import { customsCodeBulk, exportVat, vatInEu } from '../../text/facts/trade'

/** What salons and wholesalers ask of every range: the ranges' pages lead here. */
export const en: { heading: string; items: readonly AnswerText[] } = {
  heading: 'Price list, VAT, customs and returns',
  items: [
    {
      id: 'trade-list',
      question: 'Price list and quality of the hair',
      answer: [
        'Minimum order, private label, sample terms, lead times, payment terms and Incoterms come with the price list; the quote gives each product’s origin and type (remy, single, double drawn).',
      ],
      link: { page: 'contacts', label: 'Ask for the price list', purpose: 'priceList' },
    },
    {
      id: 'trade-vat',
      question: 'VAT and invoices',
      answer: [
        'A quote needs no VAT number. Within the EU there are normally no customs formalities. GB VAT numbers are not in VIES.',
      ],
      facts: [vatInEu],
    },
    {
      id: 'trade-customs',
      question: 'Outside the European Union',
      answer: [
        'Unless the Incoterms rule says otherwise, you pay customs clearance and any VAT or duty on arrival.',
      ],
      facts: [exportVat, swissDuty, eori, customsCode, customsCodeBulk],
    },
    {
      id: 'trade-returns',
      question: 'Returns',
      answer: [
        'If you have ordered the wrong shade, write to us before you open the pack: if it is intact, we will look for a solution. Businesses have no right of withdrawal.',
      ],
      link: { page: 'terms', label: 'Read the terms' },
    },
  ],
}
