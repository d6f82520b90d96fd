import { lineFigures } from '../../../src/shared/lineFigures'
import { wearOf } from '../../text/figures'
import { en as answers } from './answers.en'
import type { it } from './text.it'

const figures = lineFigures['protesi-uomo']
const { mostWeeks } = lineFigures['tape-adhesivi']

export const en: typeof it = {
  title: 'Men’s hair systems and toupees in {town} | {name}',
  description:
    'Human-hair systems and toupees for men in lace, monofilament or poly, 120% or 130% density. Chosen and cut at a private appointment in {town}.',
  heading: 'Men’s hair systems',
  headingItalic: 'and toupees in human hair',
  opening: 'Human hair on a thin base, cut in the chair to blend with your own.',
  appointment: {
    heading: 'A private appointment',
    body: 'We see you in private at our {town} showroom: you can look at the bases, compare the densities and decide at leisure, another day.',
  },
  daily: {
    heading: 'What changes day to day',
    points: [
      {
        title: 'Does it show?',
        body: 'With lace at the front the hair seems to grow from the skin; cut, colour and density match yours. You can judge it in the mirror before ordering.',
      },
      {
        title: 'Do I have to shave?',
        body: 'Where the tape sits, hair is shaved or kept very short. Sides and nape stay as they are.',
      },
      {
        title: 'Can I shower?',
        body: 'Yes, from the next day. Very hot water and steam loosen the tape.',
      },
      {
        title: 'Can I swim and do sport?',
        body: 'Yes, in the sea or a pool: rinse out salt and chlorine at once, since they dry the hair, or wear a cap. If you sweat, you change the tape more often.',
      },
      {
        title: 'Can I sleep in it?',
        body: 'Yes, or take it off at night.',
      },
      {
        title: 'How often do I come back?',
        body: `Tape holds from a few days up to ${mostWeeks} weeks. Then the system comes off with tape remover and is cleaned, washed with a mild shampoo and conditioned on the lengths, not the knots: in a salon or at home.`,
      },
    ],
  },
  specifications: {
    heading: 'In brief',
    rows: [
      { label: 'Density', value: figures.densities.map((density) => `${density}%`).join(' or ') },
      {
        label: 'Lasts',
        value: `Up to ${wearOf(figures.wear, 'en')} in monofilament with a poly edge; thinner bases less`,
      },
      {
        label: 'Base',
        value: 'Lace (fine mesh), monofilament (thin fabric), poly (smooth film)',
      },
      { label: 'Held by', value: 'Double-sided tape' },
    ],
  },
  usage: {
    heading: 'Fitting and removal at home',
    ordered: true,
    points: [
      {
        title: 'Clean the skin',
        body: 'Wash with mild soap and dry well: tape does not hold over creams and oils.',
      },
      {
        title: 'Tape the base',
        body: 'Lay tape around the edge without creases, and leave the backing on the other side.',
      },
      {
        title: 'Set the front edge down first',
        body: 'Try the position dry in the mirror. Then peel off the backing and smooth the base back without stretching it.',
      },
      {
        title: 'Use tape remover to take it off',
        body: 'Choose one safe for skin, run it along the edge, wait as directed and lift gently.',
      },
    ],
  },
  answers,
  gallery: { heading: 'How a hair system is made' },
  action: {
    heading: 'A short message is enough',
    body: 'Use {ways}: we reply within 24 hours on working days.',
    whatsapp:
      'Hello, I would like a quote for a men’s human-hair system and, if possible, a private appointment. Thank you.',
  },
}
