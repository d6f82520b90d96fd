import type { it } from './text.it'

export const en: typeof it = {
  heading: 'Shades in the catalogue',
  note: 'Digital pictures in the same light: we confirm the shade against a sample of hair. + adds a shade to your request.',
}
