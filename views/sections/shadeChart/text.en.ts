import type { it } from './text.it'

export const en: typeof it = {
  heading: 'Shades, from dark to light',
  note: 'Sixteen shades as hair swatches, all lit alike. They are digital pictures, and every screen changes colours: the shade is settled on a sample of hair. The table lists the shades in the catalogue; ask us for the others.',
}
