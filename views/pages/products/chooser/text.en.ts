import { customLengthCm, lineFigures } from '../../../../src/shared/lineFigures'
import { formatted, rangeOf, wearOf } from '../../../text/figures'
import type { it } from './text.it'

const { wear: tapeIn } = lineFigures['tape-in-kit']
const { wear: keratin, pieceG } = lineFigures['keratin-tips']
const { wear: weft, movedUp } = lineFigures['weft-machine-sewn']
const { wear: system } = lineFigures['protesi-uomo']

const guide: typeof it.guide = {
  'tape-in-kit': `For volume or length without heat, in about an hour; refitted every ${wearOf(tapeIn, 'en')}.`,
  'keratin-tips': `Small single bonds, for fine hair too or hair worn up; redone after ${wearOf(keratin, 'en')}.`,
  'weft-machine-sewn': `For normal or thick hair; moved up every ${wearOf(movedUp, 'en')}, and the same weft lasts ${wearOf(weft, 'en')}.`,
  'protesi-donna': 'For little or no hair: on in the morning, off at night.',
  'protesi-uomo': 'For men, to cover an area of thin or missing hair.',
  'bulk-human-hair': 'For those who make strands, wefts or wigs.',
}

export const en: typeof it = {
  heading: 'Which one is for me?',
  guide,
  legends: {
    purpose: 'What you want',
    hair: 'The hair you start from',
    wear: 'How often you can come back to the salon',
  },
  options: {
    purpose: {
      fill: 'Volume',
      lengthen: 'Length',
      cover: 'A wig or topper for women',
      men: 'A hair system for men',
      make: 'To make strands, wefts or wigs',
    },
    hair: { fine: 'Fine', normal: 'Normal', thick: 'Thick', sparse: 'Little or none' },
    wear: {
      day: 'Never: on and off every day',
      weeks: `Every ${wearOf(tapeIn, 'en')}`,
      months: `Every ${wearOf(keratin, 'en')}`,
    },
  },
  suggestion: 'The range to start with',
  reasons: {
    make: `It comes tied in bundles, ${rangeOf(customLengthCm, 'cm')} (12–28 in) long, to knot, sew or bond with keratin glue.`,
    men: `A system on a thin base covers the area and lasts up to ${wearOf(system, 'en')}, depending on the base. You choose it at a private appointment.`,
    cover: 'Full wigs and toppers are tried on in private, including before chemotherapy.',
    sparse:
      'Extensions need hair that can carry their weight. Where there is little, a wig or topper covers without pulling, and you can try it on in private.',
    day: 'Extensions stay in for weeks or months. What goes on in the morning and comes off at night is a wig or a topper.',
    tapeInFine:
      'The join is flat, needs no heat and spreads the weight along a wide strip, which fine hair can carry.',
    tapeIn: guide['tape-in-kit'],
    keratinFine: `These are strands of ${formatted(pieceG, 'en')} g, bonded one by one: on fine hair they can be split, and the join stays small.`,
    keratin: guide['keratin-tips'],
    weft: guide['weft-machine-sewn'],
  },
  filter: 'Show these products',
  again: 'Start again',
}
