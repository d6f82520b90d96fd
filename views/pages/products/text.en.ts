import type { it } from './text.it'

export const en: typeof it = {
  title: 'Hair extensions and wigs: the catalogue | Chiomara',
  description:
    'Tape-ins, keratin tips, bulk hair, wefts, keratin glue, hair systems, wigs and adhesive tapes: eight lines with full specifications, quoted on request.',
  heading: 'The catalogue, line by line',
  opening:
    'Eight lines: four of hair, to apply or to work with, one of hair systems for men, one of wigs for women, plus keratin glue and adhesive tapes. Every page gives the specifications. Prices come with your quote, whether you are in the trade or buying for yourself.',
  filters: 'Filters by line',
  all: 'All',
  count: { one: 'product', other: 'products' },
  empty: { title: 'No products found', hint: 'Try modifying the search filters' },
}
