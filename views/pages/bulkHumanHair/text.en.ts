import { lineFigures } from '../../../src/shared/lineFigures'
import { en as lengthGuide } from '../../sections/lengthGuide/text.en'
import { en as shadeChart } from '../../sections/shadeChart/text.en'
import { en as delivery } from '../../text/delivery.en'
import { listOf } from '../../text/figures'
import { en as answers } from './answers.en'
import type { it } from './text.it'

const figures = lineFigures['bulk-human-hair']

/** In the sheet and under the first buttons. */
const pack = { label: 'Packs', value: listOf(figures.packsG, 'g') }

export const en: typeof it = {
  title: 'Bulk human hair wholesale, 30–70 cm | {name}',
  description:
    'Loose human hair in 30, 40, 50, 60 and 70 cm, in packs of 100, 200 or 500 g, for salons, wholesalers and makers of wigs and extensions. Ask for a quote.',
  heading: 'Bulk human hair',
  headingItalic: 'as raw material',
  opening:
    'This is human hair with no seam and no keratin, for those who make their own extensions and wigs. It comes in five lengths, from 30 to 70 cm, in packs of 100, 200 or 500 g. Tell us the length, shade and quantity and we will prepare a quote.',
  signature: { label: 'Five lengths, to scale' },
  trade: { rows: [pack, ...delivery], list: 'Ask for the price list' },
  specifications: {
    heading: 'Lengths and weights',
    rows: [
      { label: 'Lengths', value: listOf(figures.lengthsCm, 'cm') },
      pack,
      { label: 'Hair', value: 'Human, straight or wavy' },
      { label: 'Supplied as', value: 'Bundles tied at the root' },
    ],
  },
  second: {
    heading: 'Uses and handling',
    ordered: false,
    points: [
      {
        title: 'Knotting',
        body: 'Knot a few hairs at a time onto lace or monofilament, for wigs, hair systems and hairlines. For repairs, 30 cm is often enough.',
      },
      {
        title: 'Keratin-tipped strands',
        body: 'Weigh out as much as you want, even up the roots and form the tip with keratin glue.',
      },
      {
        title: 'Wefts',
        body: 'Sewn at the root, by machine or by hand, the hair becomes a weft of whatever width the job needs.',
      },
      {
        title: 'Roots at one end',
        body: 'Once the bundle is untied, keep all the roots together. Hairs turned the wrong way tangle within a few washes.',
      },
      {
        title: 'Drawing mats',
        body: 'Hold 60 and 70 cm lengths between the mats and draw off a little at a time, so that the rest of the bundle stays in order.',
      },
      {
        title: 'Before you dye',
        body: 'Always test a strand: the result depends on the starting shade and on the product.',
      },
    ],
  },
  lengthGuide,
  shadeChart,
  answers,
  gallery: { heading: 'The bundles up close' },
  action: {
    heading: 'Supply for salons and wholesalers',
    body: 'Tell us how many packs you need, of 100, 200 or 500 g. To keep one shade across several jobs, it pays to order the whole quantity at once.',
    whatsapp:
      'Hello, I would like a quote for bulk human hair. Which lengths, shades and quantities can you supply? Kind regards.',
  },
}
