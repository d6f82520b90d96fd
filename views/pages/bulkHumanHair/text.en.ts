import type { it } from './text.it'

export const en: typeof it = {
  title: 'Bulk human hair, 30 to 70 cm | Chiomara',
  description:
    'Loose human hair in 30, 40, 50, 60 and 70 cm, packed in 100, 200 or 500 g, for makers of extensions, wigs and hair systems. Ask for a supply quote.',
  heading: 'Bulk human hair, the raw material',
  opening:
    'Human hair with no seam and no keratin, for those who make their own extensions and wigs. It comes in five lengths, from 30 to 70 cm, in packs of 100, 200 or 500 g. Tell us the length, shade and quantity and we will prepare a quote.',
}
