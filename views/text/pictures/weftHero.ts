import type { PictureEntry } from '../../../src/shared/pictures'

/** In a file of its own, since the pages of other lines show it nowhere. */
export const weftHero: PictureEntry = {
  name: 'weft-hero',
  width: 2400,
  height: 1600,
  alt: {
    it: 'Tessitura castano caldo davanti al buio: in alto la cucitura, sotto i capelli in pieghe morbide',
    en: 'Weft of warm brown hair before the dark: its seam along the top, its hair in soft folds',
  },
}
