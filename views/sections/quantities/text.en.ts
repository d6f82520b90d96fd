import { lineFigures } from '../../../src/shared/lineFigures'
import { lengthOf } from '../../text/figures'
import type { it } from './text.it'

const tapeIn = lineFigures['tape-in-kit']
const keratin = lineFigures['keratin-tips']

export const en: typeof it = {
  heading: 'How much hair you need',
  opening:
    'An estimate for a full head, to be confirmed at the consultation. To reach 60 cm takes about 20% more, 70 cm about 40%, because the same weight is spread over a greater length.',
  aim: { fill: 'Volume', lengthen: 'Length', both: 'Both' },
  hair: { fine: 'Fine', normal: 'Normal', thick: 'Thick' },
  captions: {
    'tape-in-kit': `Packs of ${tapeIn.pieces} pieces, up to ${lengthOf(50, 'en')}`,
    'keratin-tips': `Packs of ${keratin.pieces} strands, up to ${lengthOf(50, 'en')}`,
    'weft-machine-sewn': `Grams of weft (from 80 g each), up to ${lengthOf(50, 'en')}`,
  },
  askFirst: 'Ask us first',
}
