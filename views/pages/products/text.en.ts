import type { it } from './text.it'

export const en: typeof it = {
  title: 'Hair extensions and wigs: the catalogue | Chiomara',
  description:
    'Tape-ins, keratin tips, bulk hair, wefts, keratin glue, hair systems, wigs and adhesive tapes: eight lines with full specifications, quoted on request.',
  heading: 'The catalogue, line by line',
  opening:
    'Eight lines: four of hair, to apply or to work with, one of hair systems for men, one of wigs for women, plus keratin glue and adhesive tapes. Every page gives the specifications. Prices come with your quote, whether you are in the trade or buying for yourself.',
  filters: 'Filter by line',
  all: 'All',
  allLines: 'All eight lines, from the raw material to the finished piece.',
  count: { one: 'product', other: 'products' },
  empty: { title: 'No products found', hint: 'Try modifying the search filters' },
  consultation: {
    heading: 'Torn between two lines?',
    body: 'Describe the result you have in mind, with the length and the shade, and the quantity if it is for a salon. We will suggest the line that suits it and base your quote on that.',
    whatsapp:
      'Hello, I have been looking through the catalogue. I would like some advice on which line to choose, and a quote.',
    whatsappLabel: 'Get a quote on WhatsApp',
    emailSubject: 'Enquiry: advice and a quote from the catalogue',
    emailLabel: 'Get a quote by e-mail',
  },
  delivery: {
    heading: 'Delivery, guarantee, lengths',
    rows: [
      { label: 'Free shipping', value: 'over €150' },
      { label: 'Delivery in Italy', value: '2–3 working days' },
      { label: 'Delivery in Europe', value: '5–7 days' },
      { label: 'Delivery elsewhere', value: '7–15 days' },
      { label: 'Guarantee', value: '30 days' },
      { label: 'Custom lengths', value: '30–70 cm' },
      { label: 'Reply to enquiries', value: 'within 24 hours' },
    ],
  },
}
