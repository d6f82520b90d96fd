import type { it } from './text.it'

export const en: typeof it = {
  title: 'Gallery of extensions, wigs and wefts | Chiomara',
  description:
    'Pictures of everything in the catalogue, from single strands to wigs and tapes, each with its name and line, and six studies of braids, waves and lengths.',
  heading: 'Hair, seen up close',
  opening:
    'Every product in the catalogue with its name and line, then six pictures of nothing but hair: braids, waves, lengths. Shades vary from screen to screen, so ask us about colour before you decide.',
  products: { heading: 'All the products, one by one' },
  lifestyle: {
    heading: 'Only hair',
    body: 'Braided, waved, loosely knotted, laid over linen, freshly combed, gathered on a ring of shades.',
  },
  action: {
    heading: 'Have you seen the shade you are after?',
    body: 'Name the product and how much you need, or send us a photo to match. Lengths, weights and instructions are in the catalogue.',
    quote: 'Ask for this shade',
    button: 'Open the catalogue',
  },
}
