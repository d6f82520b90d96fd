import type { PictureEntry } from '../../../src/shared/pictures'

/** In a file of its own, since the pages of other lines show it nowhere. */
export const weftHero: PictureEntry = {
  name: 'weft-hero',
  width: 1600,
  height: 1067,
  alt: {
    it: 'Tessitura castano caldo davanti al buio: la cucitura la percorre in alto, i capelli scendono in pieghe morbide',
    en: 'Weft of warm brown hair before the dark: its seam runs along the top, the hair falls in soft folds',
  },
}
