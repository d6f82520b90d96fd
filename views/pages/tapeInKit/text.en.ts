import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import { choiceOf, rangeOf, wearOf, written } from '../../text/figures'
import type { it } from './text.it'

const figures = lineFigures['tape-in-kit']

export const en: typeof it = {
  title: 'Tape-in hair extensions, 40 to 60 cm | Chiomara',
  description:
    'Human-hair tape-in kit: 20 strands of 2.5 g, in 40, 50 or 60 cm, lasting six to eight weeks. Specifications, pictures and application in five steps.',
  heading: 'Tape-in kit',
  headingItalic: 'twenty strands a pack',
  opening:
    'Fifty grams to a pack: 20 strands of 2.5 g, in 40, 50 or 60 cm, with the tape already in place. They go on in five steps and hold for six to eight weeks. For a quote, tell us the length, the shade and how many packs you need.',
  specifications: {
    heading: 'Specifications',
    rows: [
      { label: 'Length', value: choiceOf(figures.lengthsCm, 'cm', 'en') },
      { label: 'Custom length', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Weight', value: `${written(figures.pieceG, 'en')} g per strand` },
      { label: 'Width', value: 'Standard, single strip; others on request' },
      { label: 'Pack', value: `${figures.pieces} strands, ${figures.pieces * figures.pieceG} g` },
      { label: 'Bonds', value: '10 per pack, two strands each' },
      { label: 'Wear', value: wearOf(figures.wear, 'en') },
    ],
  },
  second: {
    heading: 'Fitting, in five steps',
    ordered: true,
    points: [
      {
        title: 'Wash without conditioner',
        body: 'Use a clarifying shampoo, leave out conditioner and masks, and dry the hair completely. Tape does not grip on damp or oily hair.',
      },
      {
        title: 'Take a fine section',
        body: 'Part cleanly and lift a thin veil of hair, as wide as the tape. Too much hair keeps the two tapes apart, and the sandwich opens.',
      },
      {
        title: 'Lay the lower strand',
        body: 'Peel off the backing and bring the strand up under the section, tape side up, 1 cm from the scalp, so that the root can still move.',
      },
      {
        title: 'Close the sandwich',
        body: 'Lower the second strand onto the first, edge to edge, and press from one side to the other with your fingers or flat pliers.',
      },
      {
        title: 'Leave it for 48 hours',
        body: 'Until then, no washing, no sauna and no tight ponytails. Afterwards, keep conditioner and oils to the lengths.',
      },
    ],
  },
  gallery: { heading: 'The kit in detail' },
  action: {
    heading: 'How many packs do you need?',
    body: 'If the shade is in doubt, send us a daylight photo of the hair on WhatsApp and we will look for it together. We reply within 24 hours.',
    whatsapp:
      'Hello, I would like a quote for tape-in extensions. Could you help me choose the length and the shade? Thank you.',
  },
}
