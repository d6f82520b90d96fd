import type { it } from './text.it'

export const en: typeof it = {
  title: 'Gallery of extensions, wigs and wefts | Chiomara',
  description:
    'Pictures of everything in the catalogue, from single strands to wigs and tapes, each with its name and range, and six pictures of braids, waves and lengths.',
  heading: 'Hair, seen up close',
  opening:
    'Here is every product in the catalogue with its name and range, then six pictures of nothing but hair. They are digital renderings, which photographs of the products will replace. Shades vary from screen to screen, so ask us about colour before you decide.',
  products: { heading: 'All the products, one by one' },
  lifestyle: {
    heading: 'Only hair',
    body: 'Six pictures for a close look at a braid, a wave, a length of hair just combed.',
  },
  action: {
    heading: 'Have you seen the shade you want?',
    body: 'Tell us the product and how much you need, or send us a daylight photo: it gives a first idea, though to settle the shade we need a sample. Sizes, weights and instructions are in the catalogue.',
    quote: 'Ask for this shade',
    button: 'Browse the catalogue',
  },
}
