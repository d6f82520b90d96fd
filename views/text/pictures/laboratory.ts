import type { PictureEntry } from '../../../src/shared/pictures'

/** In a file of its own, since the page with the form shows no other picture of the house. */
export const laboratory: PictureEntry = {
  name: 'laboratory',
  alt: {
    it: 'Capelli cioccolato, rame e miele affiancati su una piega di lino',
    en: 'Chocolate, copper and honey hair side by side over a fold of linen',
  },
}
