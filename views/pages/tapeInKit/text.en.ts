import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import { formatted, lengthChoiceOf, lengthRangeOf, wearOf } from '../../text/figures'
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

const figures = lineFigures['tape-in-kit']

export const en: typeof it = {
  title: 'Wholesale tape-in human-hair extensions | {name}',
  description:
    'Human-hair tape-in extensions for salons and wholesalers: packs of 20 pieces of 2.5 g, 40, 50 or 60 cm (16, 20 or 24 in) long, refitted every 6–8 weeks.',
  heading: 'Tape-in extensions',
  headingItalic: 'in human hair',
  opening:
    'Packs of 20 pieces with the tape already in place, fitted without heat and refitted every six to eight weeks.',
  trade,
  specifications: {
    heading: 'Specifications',
    delivery,
    rows: [
      { label: 'Length', value: lengthChoiceOf(figures.lengthsCm, 'en') },
      { label: 'Custom length', value: lengthRangeOf(customLengthCm, 'en') },
      { label: 'Weight', value: `${formatted(figures.pieceG, 'en')} g per piece` },
      { label: 'Width', value: '{tapeWidth}' },
      {
        label: 'Pack',
        value: `${figures.pieces} pieces (${figures.pieces / 2}\u00a0pairs), ${figures.pieces * figures.pieceG} g`,
      },
      { label: 'Lasts', value: `${wearOf(figures.wear, 'en')}, then refit` },
    ],
  },
  usage: {
    heading: 'How to fit them',
    ordered: true,
    note: forHairdressers,
    points: [
      {
        title: 'Wash without conditioner',
        body: 'Clarifying shampoo, no mask, then dry completely: tape does not grip on damp or oily hair.',
      },
      {
        title: 'Take a fine section',
        body: 'Lift a clean section as wide as the tape. Too much hair keeps the two tapes apart, and the bond opens.',
      },
      {
        title: 'Lay the first piece',
        body: 'Peel off the backing and bring the piece up under the section, tape up, 1 cm from the scalp: the root must be able to move.',
      },
      {
        title: 'Close the sandwich',
        body: 'Peel the second piece, lay it edge to edge on the first and press with fingers or flat pliers.',
      },
      {
        title: 'Wait 48 hours',
        body: 'No washing, sauna or tight ponytails until then; afterwards keep conditioner and oils to the mid-lengths and ends.',
      },
    ],
  },
  quantities,
  lengthGuide,
  shadeChart,
  answers,
  gallery: { heading: 'The pack up close' },
  action: {
    heading: 'Unsure of the shade?',
    body: 'Send us a daylight photo of the hair {chat}: it gives a first idea before the sample.',
    whatsapp:
      'Hello, I would like a quote for tape-in extensions. Could you help me choose the length and the shade? Thank you.',
  },
}
