import type { it } from './text.it'

export const en: typeof it = {
  title: 'Gallery of extensions, wigs and wefts | {name}',
  description:
    'All eight ranges in pictures, from single strands to wigs and tapes, each product with its name and range, and six pictures of nothing but hair.',
  heading: 'Hair, seen up close',
  opening:
    'First come six pictures of nothing but hair, then the products shown on this site, each with its name and range. {digital} Shades vary from screen to screen, so ask us about colour before you decide.',
  digital: {
    all: 'They are digital renderings, to be replaced by photographs of the products.',
    some: 'Some are photographs, the others digital renderings.',
  },
  products: { heading: 'The products, one by one' },
  lifestyle: {
    heading: 'Only hair',
    body: 'A braid, a wave, a length of hair just combed: take your time over them.',
  },
  action: {
    heading: 'Have you seen the shade you want?',
    body: 'Tell us the product and how much you need, or send us a daylight photo of the hair: it gives a first idea, though to settle the shade we need a sample. Sizes, weights and instructions are on the pages of the ranges.',
    quote: 'Ask about a shade',
    button: 'Browse the catalogue',
  },
}
