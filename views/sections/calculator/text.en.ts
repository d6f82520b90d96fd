import { lineFigures } from '../../../src/shared/lineFigures'
import { choiceOf } from '../../text/figures'
import type { it } from './text.it'

const tapeIn = lineFigures['tape-in-kit']
const keratin = lineFigures['keratin-tips']
const weft = lineFigures['weft-machine-sewn']

export const en: typeof it = {
  heading: 'How much hair you need',
  opening:
    'An estimate for one head, to be confirmed at the consultation. It rests on common salon practice: about a hundred grams of hair to lengthen hair of medium density to 50 cm, and about half of that for volume alone. Beyond 50 cm it takes more, because the strands thin out towards the ends.',
  aim: {
    legend: 'The result',
    options: { fill: 'Volume', lengthen: 'Length', both: 'Volume and length' },
  },
  hair: {
    legend: 'The hair you start from',
    options: { fine: 'Fine', normal: 'Normal', thick: 'Thick' },
  },
  length: 'The length',
  captions: {
    'tape-in-kit': `Packs of ${tapeIn.pieces} pieces, up to 50 cm`,
    'keratin-tips': `Packs of ${keratin.pieces} strands, up to 50 cm`,
    'weft-machine-sewn': `Grams of weft, up to 50 cm, in wefts of ${choiceOf(weft.weightsG, 'g', 'en')}`,
  },
  result: 'The estimate',
  about: 'about',
  packs: { one: 'pack', other: 'packs' },
  wefts: { one: 'weft of', other: 'wefts of' },
  pieces: { 'tape-in-kit': 'pieces', 'keratin-tips': 'strands' },
  product: 'The product',
  add: 'Add {quantity} to request',
  added: 'In your request',
  send: 'Go to your request',
}
