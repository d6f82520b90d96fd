import { lineFigures } from '../../src/shared/lineFigures'
import { lengthOf } from './figures'
import type * as it from './lines.it'

// What several lines say alike: in one file, since a browser gets headers with each that it loads.

/** What buyers by the pack ask first. */
export const delivery =
  'Delivery: 2–3 working days in Italy, free over €150; 5–7 days in Europe, 7–15 elsewhere, quoted.'

/** The words of the links to the price list and to the rules of the trade. */
export const trade = {
  list: 'Get the price list',
  rules: 'VAT, customs',
}

/** Above the steps of what only a hairdresser fits. */
export const forHairdressers =
  'For trained hairdressers; otherwise ask us for a quote and take the hair to your salon.'

export const lengthGuide: typeof it.lengthGuide = {
  heading: 'Where each length ends',
  picture:
    'Two figures seen from behind, one with straight hair and one with wavy hair: a rule for each length marks where the ends fall. The table says it in words.',
  caption: 'Where the ends fall, straight and wavy',
  length: 'Length',
  straight: 'Straight',
  wavy: 'Wavy',
  ends: {
    30: { straight: 'shoulders', wavy: 'base of neck' },
    40: { straight: 'mid-shoulder-blade', wavy: 'below shoulders' },
    50: { straight: 'below shoulder blades', wavy: 'shoulder-blade tips' },
    60: { straight: 'above waist', wavy: 'mid-back' },
    70: { straight: 'below waist', wavy: 'above waist' },
  },
  inWords: 'In words',
  note: 'For a height of about 165\u00a0cm (5\u00a0ft\u00a05\u00a0in); lower rows hang lower. Waves shorten hair by about an eighth.',
}

const tapeIn = lineFigures['tape-in-kit']
const keratin = lineFigures['keratin-tips']

export const quantities: typeof it.quantities = {
  heading: 'How much hair you need',
  opening:
    'An estimate for a full head, to be confirmed at the consultation. To reach 60 cm takes about 20% more, 70 cm about 40%.',
  aim: { fill: 'Volume', lengthen: 'Length', both: 'Both' },
  hair: { fine: 'Fine', normal: 'Normal', thick: 'Thick' },
  captions: {
    'tape-in-kit': `Packs of ${tapeIn.pieces} pieces, up to ${lengthOf(50, 'en')}`,
    'keratin-tips': `Packs of ${keratin.pieces} strands, up to ${lengthOf(50, 'en')}`,
    'weft-machine-sewn': `Grams of weft (from 80 g each), up to ${lengthOf(50, 'en')}`,
  },
  askFirst: 'Ask us first',
}

export const shadeChart: typeof it.shadeChart = {
  heading: 'Catalogue shades',
  note: 'Computer-generated swatches: we confirm the shade against a sample. Press\u00a0+ to add a shade.',
}
