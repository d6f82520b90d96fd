import { lineFigures } from '../../../src/shared/lineFigures'
import { lengthOf } from '../../text/figures'
import type { it } from './text.it'

const tapeIn = lineFigures['tape-in-kit']
const keratin = lineFigures['keratin-tips']

export const en: typeof it = {
  heading: 'How much hair you need',
  opening:
    'An estimate for a full head, to be confirmed at the consultation. Beyond 50 cm you need more, because the same weight is spread over a greater length.',
  calculate: 'Calculate and add',
  aim: {
    legend: 'The result',
    options: { fill: 'Volume', lengthen: 'Length', both: 'Both' },
  },
  hair: {
    legend: 'The hair you start from',
    options: { fine: 'Fine', normal: 'Normal', thick: 'Thick' },
  },
  length: 'Length (cm)',
  captions: {
    'tape-in-kit': `Packs of ${tapeIn.pieces} pieces, up to ${lengthOf(50, 'en')}`,
    'keratin-tips': `Packs of ${keratin.pieces} strands, up to ${lengthOf(50, 'en')}`,
    'weft-machine-sewn': `Grams of weft (from 80 g each), up to ${lengthOf(50, 'en')}`,
  },
  result: 'The estimate',
  about: 'about',
  packs: { one: 'pack', other: 'packs' },
  wefts: { one: 'weft of', other: 'wefts of' },
  pieces: { 'tape-in-kit': 'pieces', 'keratin-tips': 'strands' },
  askFirst: 'Ask us first',
  whyAskFirst: 'Fine hair may not hold the braid: tape-ins or keratin tips often suit it better.',
  ask: 'Ask us',
  product: 'The product',
  add: 'Add {quantity} to request',
  added: 'In your request',
}
