import type { it } from './text.it'

export const en: typeof it = {
  heading: 'Shades in the catalogue',
  note: 'Computer-generated swatches: we confirm the shade against a sample. Press + to add a shade.',
}
