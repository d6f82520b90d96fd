import { en as methods } from '../../sections/methods/text.en'
import { en as chooser } from './chooser/text.en'
import type { it } from './text.it'

export const en: typeof it = {
  title: 'Catalogue of hair extensions and wigs | {name}',
  description:
    'Tape-in and keratin hair extensions, wefts, bulk human hair, keratin glue, hair systems, wigs and tape: eight ranges for salons, wholesalers and wearers.',
  heading: 'Catalogue of hair extensions and wigs',
  opening: 'Prices come with your quote; salons and wholesalers get a price list.',
  priceList: 'Ask for the price list',
  ofLine: { title: '{line}: catalogue and quote | {name}', heading: '{line}: the catalogue' },
  toProducts: 'Go to the products',
  filters: 'Filter by range',
  all: 'All',
  facets: {
    label: 'Shade and length',
    shade: 'Shade',
    length: 'Length',
    clear: 'Clear filters',
  },
  count: { one: 'product shown', other: 'products shown' },
  empty: { title: 'No products found', hint: 'Try modifying the search filters' },
  onRequest: {
    heading: '{chosen} on request',
    count: '0 products in the catalogue: on request',
    body: 'This combination is not in the catalogue: we make it to order. Add it to your request: price and timing come with the quote.',
  },
  chooser,
  methods,
  consultation: {
    heading: 'Undecided between two ranges?',
    body: 'Tell us the result you want, the length and the shade: we will suggest the range that suits it and prepare your quote. Ask us too for other shades and sizes, tools and removers.',
    whatsapp:
      'Hello, I have been looking through the catalogue. I would like some advice on which range to choose, and a quote.',
    whatsappLabel: 'Get a quote on WhatsApp',
    emailSubject: 'Enquiry: advice and a quote from the catalogue',
    emailLabel: 'Get a quote by e-mail',
  },
  delivery: {
    heading: 'Delivery and guarantee',
    rows: [
      { label: 'Free shipping', value: 'over €150 in Italy, otherwise see quote' },
      { label: 'Delivery in Italy', value: '2–3 working days' },
      { label: 'Delivery in Europe', value: '5–7 days' },
      { label: 'Delivery elsewhere', value: '7–15 days' },
      { label: 'Guarantee', value: '30 days, on top of the legal guarantee' },
      { label: 'Custom lengths', value: '30–70 cm (12–28 in)' },
      { label: 'Reply', value: 'within 24 hours, on working days' },
    ],
  },
}
