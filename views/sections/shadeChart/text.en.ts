import type { it } from './text.it'

export const en: typeof it = {
  heading: 'Our sixteen shades',
  note: 'Hair swatches, all lit alike: browns, reds, blondes and greys, each from dark to light. They are digital pictures, and every screen changes colours: the shade is settled on a sample of hair. The + sign puts a shade in your request: the product in the catalogue, or the shade on request.',
}
