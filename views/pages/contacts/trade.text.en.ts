import { legalGuarantee } from '../../../src/shared/facts/consumers'
import { vatInEu } from '../../../src/shared/facts/trade'
import type { AnswersText } from '../../text/AnswersText'

export const en: AnswersText = {
  heading: 'If you write for a business',
  items: [
    {
      id: 'trade-list',
      question: 'The price list',
      answer: [
        'Choose ‘Professional hairdressers price list’ as the request type and tick ‘I am writing for a business’. Prices come with the quote; salons can ask for the price list.',
      ],
    },
    {
      id: 'trade-write',
      question: 'What to write',
      answer: [
        'Ranges, lengths, shades and quantities of a typical order, how often you order and in which country it is delivered. If you resell, tell us where and to whom.',
      ],
    },
    {
      id: 'trade-vat',
      question: 'VAT and invoices',
      answer: [
        'Give your company name and VAT number in the form, with the country code in front of the number: the invoice needs them. Between EU countries there are no duties and no customs papers.',
      ],
      facts: [vatInEu],
    },
    {
      id: 'trade-terms',
      question: 'Our terms in short',
      answer: [
        'A quote is not binding: price, availability and times become final when the order is confirmed in writing. Delivery takes 2–3 working days in Italy, 5–7 days in Europe and 7–15 days elsewhere, and is free over €150. The guarantee is 30 days. The technical products are for professional use only. Italian law applies, and the court of Palermo decides.',
        'This is a summary; the Italian text of the terms is what counts.',
      ],
      facts: [legalGuarantee],
      link: { page: 'terms', label: 'Read the terms, in Italian' },
    },
  ],
}
