import type { Picture } from './Picture'

/** Opens the weft's page, which alone loads it. */
export const weftHero: Picture = {
  name: 'weft-hero',
  width: 1600,
  height: 1067,
  alt: {
    it: 'Tessitura castano caldo che dalla cucitura scende e attraversa un piano di lino chiaro',
    en: 'Weft of warm brown hair running down from its seam across a surface of pale linen',
  },
}
