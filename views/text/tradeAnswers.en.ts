import { withdrawal } from '../../src/shared/facts/consumers'
import { noDutiesInEu, vatInEu } from '../../src/shared/facts/trade'
import type { AnswerText } from './AnswersText'

/** What salons and wholesalers ask of every range they buy. */
export const en = {
  list: {
    id: 'price-list',
    question: 'How do I get the price list for salons and wholesalers?',
    answer: [
      'Ask for it in the form, with your company name and VAT number: the invoice needs them too.',
      'If you already have an order in mind, put the ranges, lengths, shades and quantities in the message: with the list we send a quote, which does not commit you to buy.',
    ],
    link: { page: 'contacts', label: 'Ask for the price list', opening: 'priceList' },
  },
  vat: {
    id: 'vat',
    question: 'I buy from abroad: what about VAT and customs?',
    answer: [
      'Within the EU there is nothing to clear through customs: just make sure that your VAT number shows as valid in VIES, the EU’s online check of VAT numbers. Outside the EU, duties and taxes are those of the country of arrival: ask your carrier.',
    ],
    facts: [noDutiesInEu, vatInEu],
  },
  returns: {
    id: 'returns',
    question: 'Can I return what I do not use?',
    answer: [
      'Only consumers have the legal right to change their mind and send goods back. If your salon has ordered the wrong shade, write to us before you open the pack, and we will see what can be done.',
    ],
    facts: [withdrawal],
  },
} satisfies Record<string, AnswerText>

/** The one answer of each range to who buys for work: the rest stands once, on the contact page. */
export const tradeLink: AnswerText = {
  id: 'trade',
  question: 'Buying for a salon or to resell?',
  answer: ['Price list, VAT, customs and returns are on one page.'],
  link: { page: 'contacts', label: 'Price list, VAT and customs', at: 'trade' },
}
