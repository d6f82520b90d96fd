import type { PictureEntry } from './Picture'

/** In a file of its own, since the page with the form shows no other picture of the house. */
export const map: PictureEntry = {
  name: 'map',
  width: 1600,
  height: 800,
  alt: {
    it: 'Pianta disegnata di alcune vie attorno a un giardino',
    en: 'Drawn plan of a few streets around a garden',
  },
}
