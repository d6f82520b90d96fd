import type { Picture } from './Picture'

/** Opens the weft's page, which alone loads it. */
export const weftHero: Picture = {
  name: 'weft-hero',
  width: 1600,
  height: 1067,
  alt: {
    it: 'Tessitura castano caldo, la cucitura lungo il bordo in basso e i capelli che si perdono nell’ombra',
    en: 'Weft of warm brown hair, its seam along the lower edge and the hair running back into the dark',
  },
}
