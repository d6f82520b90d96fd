import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import { choiceOf, lengthChoiceOf, lengthRangeOf, wearOf } from '../../text/figures'
import {
  delivery,
  forHairdressers,
  lengthGuide,
  quantities,
  shadeChart,
  trade,
} from '../../text/lines.en'
import { en as answers } from './answers.en'
import type { it } from './text.it'

const figures = lineFigures['weft-machine-sewn']

export const en: typeof it = {
  title: 'Wholesale machine-sewn human-hair wefts (sew-in) | {name}',
  description:
    'Human-hair wefts for sew-in extensions: 40 to 70 cm (16 to 28 in) long, 50, 75 or 100 cm (20, 30 or 39 in) wide. The hair lasts six to eight months.',
  heading: 'Machine-sewn weft',
  headingItalic: 'of human hair, for sew-in extensions',
  opening:
    'Human hair in one continuous row, held by a machine-sewn seam: you cut it to fit and sew it in.',
  trade,
  specifications: {
    heading: 'Sizes, weights and wear',
    delivery,
    rows: [
      { label: 'Width', value: lengthChoiceOf(figures.widthsCm, 'en') },
      { label: 'Weight', value: choiceOf(figures.weightsG, 'g', 'en') },
      { label: 'Length', value: lengthRangeOf(figures.lengthCm, 'en') },
      { label: 'Custom length', value: lengthRangeOf(customLengthCm, 'en') },
      { label: 'The hair lasts', value: wearOf(figures.wear, 'en') },
      { label: 'The row is moved up', value: `every ${wearOf(figures.movedUp, 'en')}` },
    ],
  },
  usage: {
    heading: 'How to fit it',
    ordered: true,
    note: forHairdressers,
    points: [
      {
        title: 'Measure the row',
        body: 'Lay the weft along the parting, from side to side, a little way in from the hairline.',
      },
      {
        title: 'Cut the weft',
        body: 'Snip through the seam, not the hair, and secure the end with a few stitches against shedding.',
      },
      {
        title: 'Prepare the base',
        body: 'Make a flat braid, snug but not tight, or a row of micro rings.',
      },
      {
        title: 'Sew',
        body: 'With a curved needle and strong thread: even stitches, firm but not tight, around seam and base.',
      },
      {
        title: 'Move it up',
        body: 'Every six to eight weeks, unpick the row, redo the base and sew it back.',
      },
    ],
  },
  quantities,
  lengthGuide,
  shadeChart,
  answers,
  gallery: { heading: 'The seam up close' },
  action: {
    heading: 'Do you want volume or length?',
    body: 'Tell us the result you want and on what hair: with the quote we will suggest width, weight and length.',
    whatsapp:
      'Hello, I am looking for a machine-sewn human-hair weft. Could you tell me which widths and shades are available, with a quote? Thank you.',
  },
}
