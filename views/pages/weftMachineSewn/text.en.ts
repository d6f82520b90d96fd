import type { it } from './text.it'

export const en: typeof it = {
  title: 'Machine-sewn human-hair weft | Chiomara',
  description:
    'Human-hair weft on a machine-sewn seam: 40 to 70 cm long, 50, 75 or 100 cm wide, 80, 100 or 120 g. It lasts six to eight months. Quotes on request.',
  heading: 'Weft, sewn by machine',
  opening:
    'A continuous row of human hair, held by a machine-sewn seam. Choose a width of 50, 75 or 100 cm, a weight of 80, 100 or 120 g and a length from 40 to 70 cm. It lasts six to eight months.',
}
