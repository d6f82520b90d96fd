import type { it } from './text.it'

export const en: typeof it = {
  heading: 'Our sixteen shades',
  note: 'Digital pictures, all in the same light; every screen changes colours: we confirm the shade against a sample of hair. The + sign puts a shade in your request.',
}
