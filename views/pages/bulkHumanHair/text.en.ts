import { lineFigures } from '../../../src/shared/lineFigures'
import { lengthsOf, listOf } from '../../text/figures'
import { delivery, shadeChart, trade } from '../../text/lines.en'
import { en as answers } from './answers.en'
import type { it } from './text.it'

const figures = lineFigures['bulk-human-hair']

export const en: typeof it = {
  title: 'Wholesale bulk human hair, 30–70 cm (12–28 in) | {name}',
  description:
    'Loose human hair in 30, 40, 50, 60 and 70 cm, in packs of 100, 200 or 500 g, for salons, wholesalers and makers of wigs and extensions. Ask for a quote.',
  heading: 'Bulk human hair',
  headingItalic: 'for wig and extension makers',
  opening:
    'Human hair in bundles, with no seam and no keratin, supplied wholesale to those who make extensions and wigs.',
  trade,
  specifications: {
    heading: 'Lengths and weights',
    delivery,
    rows: [
      { label: 'Lengths', value: lengthsOf(figures.lengthsCm, 'en') },
      { label: 'Packs', value: listOf(figures.packsG, 'g') },
      { label: 'Hair', value: 'Human, straight or wavy' },
      { label: 'Supplied as', value: 'Bundles tied at the root' },
    ],
  },
  usage: {
    heading: 'Uses and handling',
    ordered: false,
    points: [
      {
        title: 'Uses',
        body: 'Knotting onto lace or monofilament, strands bonded with keratin glue, wefts sewn at the root.',
      },
      {
        title: 'Keep the roots together',
        body: 'Once the bundle is untied, keep all the roots at one end: hairs turned the wrong way tangle within a few washes.',
      },
      {
        title: 'Weight',
        body: 'Weigh out what the job needs and tie the bundle again before you start.',
      },
      {
        title: 'Colour',
        body: 'Always test a strand. To go from light blonde to a much darker shade, pre-pigment first: otherwise the colour turns and soon fades.',
      },
    ],
  },
  shadeChart,
  answers,
  gallery: { heading: 'The bundles of hair' },
  action: {
    heading: 'Supply for salons and wholesalers',
    body: 'If you order several times a year, tell us how often.',
    whatsapp:
      'Hello, I would like a quote for bulk human hair. Which lengths, shades and quantities can you supply? Kind regards.',
  },
}
