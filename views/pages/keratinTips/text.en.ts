import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import { formatted, lengthRangeOf, wearOf } from '../../text/figures'
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

const figures = lineFigures['keratin-tips']

export const en: typeof it = {
  title: 'Wholesale pre-bonded keratin hair extensions | {name}',
  description:
    'Pre-bonded (fusion) human-hair strands of 0.8 g, 25 to a pack, 40 to 70 cm (16 to 28 in) long, for salons and wholesalers. They last three to four months.',
  heading: 'Keratin-tip extensions',
  headingItalic: 'in pre-bonded human hair',
  opening:
    'Strands with a keratin tip, which heat softens and closes around the natural hair. One application lasts three to four months.',
  trade,
  specifications: {
    heading: 'Measurements and wear',
    delivery,
    rows: [
      { label: 'Weight', value: `${formatted(figures.pieceG, 'en')} g per strand` },
      {
        label: 'Pack',
        value: `${figures.pieces} strands, ${figures.pieces * figures.pieceG} g`,
      },
      { label: 'Length', value: lengthRangeOf(figures.lengthCm, 'en') },
      { label: 'Custom length', value: lengthRangeOf(customLengthCm, 'en') },
      { label: 'Heat', value: `${figures.heatC} °C (356 °F)` },
      { label: 'Lasts', value: wearOf(figures.wear, 'en') },
    ],
  },
  usage: {
    heading: 'How to fit them',
    ordered: true,
    note: forHairdressers,
    points: [
      {
        title: 'Wash',
        body: 'Clarifying shampoo, no conditioner, then dry right through: oil and silicone weaken the bond.',
      },
      {
        title: 'Part',
        body: 'In horizontal rows from the nape up. Leave hairline and parting free, so that the client’s hair covers the tips.',
      },
      {
        title: 'Place',
        body: 'Draw a section as thick as the strand through a protector disc, 1 cm from the scalp.',
      },
      {
        title: 'Heat',
        body: 'Hold the tip in the fusion iron at 180 °C until the keratin softens. If it runs, the heat was too high or lasted too long.',
      },
      {
        title: 'Shape',
        body: 'Wearing finger guards, roll the warm tip into a small, smooth cylinder around the hair.',
      },
      {
        title: 'Check',
        body: 'Once cold, test it with a light tug. No washing for 48 hours.',
      },
    ],
  },
  quantities,
  lengthGuide,
  shadeChart,
  answers,
  gallery: { heading: 'The strands up close' },
  action: {
    heading: 'How many strands do you need?',
    body: 'Tell us length, shade and hair type.',
    whatsapp:
      'Hello, I am interested in your keratin-tip extensions. Could you send me a quote, please?',
  },
}
