import type { it } from './text.it'

export const en: typeof it = {
  title: 'Keratin tip extensions, 0.8 g strands | Chiomara',
  description:
    'Pre-bonded human-hair strands of 0.8 g, 25 to a pack, 40 to 70 cm long. Applied with heat at 180 °C, they last three to four months. Quotes on request.',
  heading: 'Keratin tips, pre-bonded extensions',
  opening:
    'Each strand is 0.8 g of human hair with a keratin tip, which softens at 180 °C and is closed around the natural hair. A pack holds 25 strands, lengths run from 40 to 70 cm, and one application lasts three to four months.',
}
