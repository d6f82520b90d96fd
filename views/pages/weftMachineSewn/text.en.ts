import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import { en as quantities } from '../../sections/calculator/text.en'
import { en as lengthGuide } from '../../sections/lengthGuide/text.en'
import { en as shadeChart } from '../../sections/shadeChart/text.en'
import { en as delivery } from '../../text/delivery.en'
import { choiceOf, rangeOf, wearOf } from '../../text/figures'
import { en as answers } from './answers.en'
import type { it } from './text.it'

const figures = lineFigures['weft-machine-sewn']

/** In the sheet and under the first buttons. */
const pack = { label: 'Weight', value: choiceOf(figures.weightsG, 'g', 'en') }

export const en: typeof it = {
  title: 'Human-hair wefts wholesale, machine-sewn | {name}',
  description:
    'Human-hair wefts for salons and wholesalers, machine-sewn: 40 to 70 cm long, 50, 75 or 100 cm wide, 80, 100 or 120 g. They last six to eight months.',
  heading: 'Machine-sewn weft',
  headingItalic: 'with one continuous seam',
  opening:
    'A continuous row of human hair, held by a machine-sewn seam. Choose a width of 50, 75 or 100 cm, a weight of 80, 100 or 120 g and a length from 40 to 70 cm. It lasts six to eight months.',
  hero: {
    title: 'One seam, from side to side',
    subtitle: 'Wefts 50, 75 or 100 cm wide: cut them to the width of the head.',
  },
  trade: { rows: [pack, ...delivery], list: 'Ask for the price list' },
  specifications: {
    heading: 'Sizes, weights and wear',
    rows: [
      { label: 'Width', value: choiceOf(figures.widthsCm, 'cm', 'en') },
      pack,
      { label: 'Length', value: rangeOf(figures.lengthCm, 'cm') },
      { label: 'Custom length', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Lasts', value: wearOf(figures.wear, 'en') },
      { label: 'Seam', value: 'Continuous, machine-sewn' },
    ],
  },
  second: {
    heading: 'How to fit it',
    ordered: true,
    points: [
      {
        title: 'Measure the row',
        body: 'Part the hair and lay the weft along the parting, from one side of the head to the other, a little way in from the hairline.',
      },
      {
        title: 'Cut the weft',
        body: 'Snip through the seam, not the hair. Secure the cut end at once with a few stitches, so that it does not shed.',
      },
      {
        title: 'Prepare the base',
        body: 'You need a flat braid, snug but not tight, or a row of micro rings: the base carries the weight.',
      },
      {
        title: 'Sew',
        body: 'Use a curved needle and strong thread, with even stitches around the seam and the base.',
      },
      {
        title: 'Move it up',
        body: 'As the hair grows, unpick the row and sew it back closer to the root. The same weft lasts six to eight months.',
      },
    ],
  },
  quantities: {
    ...quantities,
    opening:
      'An estimate for one head, to be confirmed at the consultation. It rests on common salon practice: about a hundred grams to lengthen hair of medium density to 50 cm, and about half of that for volume alone; beyond 50 cm it takes more. The lightest weft weighs 80 g: where less is needed, cut it. On fine hair make sure first that the braid can carry a weft; otherwise tape-ins or keratin tips suit it better.',
  },
  lengthGuide,
  shadeChart,
  answers,
  gallery: { heading: 'The seam up close' },
  action: {
    heading: 'Volume, or length?',
    body: 'Tell us what the weft has to do and on what kind of hair. We will suggest a width, a weight and a length with the quote.',
    whatsapp:
      'Hello, I am looking for a machine-sewn human-hair weft. Could you tell me which widths and shades are available, with a quote? Thank you.',
  },
}
