import type { it } from './text.it'

export const en: typeof it = {
  title: 'Gallery: human-hair extensions and wigs | {name}',
  description:
    'All eight ranges in pictures: hair extensions, wefts, wigs, hair systems, glue and tapes, each product with its name, and six close-ups of human hair.',
  heading: 'Gallery of hair extensions and wigs',
  products: { heading: 'The products' },
  lifestyle: { heading: 'Hair in close-up', note: 'Shades vary from screen to screen.' },
  action: {
    heading: 'Have you seen the shade you want?',
    body: 'Tell us the product and the quantity. A daylight photo of the hair gives a first idea; we confirm the shade against a sample of hair.',
    quote: 'Ask about a shade',
    button: 'Browse the catalogue',
  },
}
