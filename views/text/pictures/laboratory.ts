import type { PictureEntry } from '../../../src/shared/pictures'

/** In a file of its own, since the page with the form shows no other picture of the house. */
export const laboratory: PictureEntry = {
  name: 'laboratory',
  alt: {
    it: 'Tre ciocche legate, cioccolato, rame e miele, sul banco',
    en: 'Three tied locks, chocolate, copper and honey, on a bench',
  },
}
