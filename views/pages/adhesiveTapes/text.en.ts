import { lineFigures } from '../../../src/shared/lineFigures'
import { en as delivery } from '../../text/delivery.en'
import type { it } from './text.it'

const { mostWeeks } = lineFigures['tape-adhesivi']

export const en: typeof it = {
  title: 'Adhesive tape for hair systems and extensions | {name}',
  description:
    'Adhesive tape for hair systems and extensions, for salons and wholesalers: which one to choose and how to apply it in four steps. On skin, up to four weeks.',
  heading: 'Adhesive tapes',
  headingItalic: 'for hair systems and extensions',
  opening:
    'Double-sided tape holds a hair system in place or fixes tape-in extensions again at a refit. On skin it holds from a few days to four weeks, and in tape-ins until the refit at six to eight weeks. Tape is used only once. Here you will find which one to choose and how to apply it, in four steps.',
  signature: { label: 'Hold on skin: from a few days to', figure: `${mostWeeks} weeks` },
  intro: {
    heading: 'Two sides, two surfaces',
    body: [
      'Double-sided tape holds two different surfaces together: the base or the tape-in piece on one side, skin or hair on the other. That is why its shape matters, and why both have to be clean.',
      'Once it no longer holds, it comes off and is thrown away. The new tape goes onto clean surfaces.',
    ],
  },
  reasons: {
    heading: 'Why tape',
    points: [
      {
        title: 'Ready at once',
        body: 'There is no glue to spread and nothing to wait for: cut it, lay it, press it.',
      },
      {
        title: 'Even thickness',
        body: 'The layer of adhesive is the same throughout, so the base lies flat.',
      },
      {
        title: 'A clean edge',
        body: 'It does not run into the hair around it. It stays where you put it.',
      },
      {
        title: 'New each time',
        body: 'It is single use, so every application starts with clean adhesive.',
      },
    ],
  },
  types: {
    heading: 'Which tape for which job',
    hairpieces: {
      heading: 'For hair systems',
      points: [
        {
          title: 'The perimeter',
          body: 'Tape on a roll: cut it to the length you need and follow the edge of the base.',
        },
        {
          title: 'The hairline',
          body: 'Contour strips, already curved: straight tape would crease along the front.',
        },
        {
          title: 'A touch-up',
          body: 'A small piece from the roll, for a corner that has lifted.',
        },
      ],
    },
    extensions: {
      heading: 'For tape-in extensions',
      points: [
        {
          title: 'The whole kit',
          body: 'Pre-cut tabs, as wide as the piece, for refitting all 20.',
        },
        {
          title: 'One piece',
          body: 'The same tabs, when a pair opens between appointments.',
        },
        {
          title: 'Other widths',
          body: 'Tape on a roll, to cut with clean scissors for pieces of another width.',
        },
      ],
    },
  },
  application: {
    heading: 'Applying it well',
    steps: [
      {
        title: 'Clean',
        body: 'Take off old adhesive, cream and remover, from base and skin or from extensions and hair. Then dry everything.',
      },
      {
        title: 'Lay',
        body: 'Put the tape on the base or the piece, with the backing still on the other side, without creases or overlaps.',
      },
      {
        title: 'Position',
        body: 'Try it dry first, then peel off the backing. Once it has made contact, every adjustment costs some hold.',
      },
      {
        title: 'Press',
        body: 'Use your fingers, a little at a time, from the centre to the edges. With extensions, wait 48 hours before washing.',
      },
    ],
  },
  trade: { rows: delivery, list: 'Ask for the price list' },
  specifications: {
    heading: 'Hold and formats',
    rows: [
      { label: 'Hold on skin', value: 'A few days to 4 weeks' },
      { label: 'Hold in tape-ins', value: 'Until the refit, 6–8 weeks' },
      { label: 'Use', value: 'Once only' },
      { label: 'Roll', value: 'Cut to length' },
      { label: 'Contour strips', value: 'For the hairline' },
      { label: 'Pre-cut tabs', value: 'For tape-in pieces' },
    ],
  },
  second: {
    heading: 'Removing and storing it',
    ordered: false,
    points: [
      {
        title: 'No pulling',
        body: 'Pulled tape takes hair with it, irritates the skin and damages the base.',
      },
      {
        title: 'Remover and patience',
        body: 'Work it in along the edge, a little at a time, and lift only when the adhesive has let go.',
      },
      {
        title: 'Fresh residue',
        body: 'Clean it off at once, before it hardens. Wash the skin with mild soap and water, and leave the base to dry.',
      },
      {
        title: 'A closed pack',
        body: 'Keep spare tape on its backing, away from dust, damp and heat.',
      },
    ],
  },
  questions: {
    heading: 'Three questions',
    items: [
      {
        question: 'How long does it hold?',
        answer:
          'On skin from a few days to four weeks, and in tape-ins until the refit at six to eight weeks. It depends on the skin, on perspiration, on the weather and on how thoroughly everything was cleaned.',
      },
      {
        question: 'Can it be used again?',
        answer:
          'No. Once it is off, it has lost adhesive and picked up dust, so each application needs new tape.',
      },
      {
        question: 'What about sensitive skin?',
        answer:
          'Try a small piece on a small area and wait 48 hours. If the skin reddens, take the tape off and do not use it. Never put tape on irritated or broken skin.',
      },
    ],
  },
  gallery: { heading: 'Rolls and strips' },
  action: {
    heading: 'Not sure which to choose?',
    body: 'For advice and a quote, all we need is a photo of the base or the piece, and how many applications you do in a month. Salons and wholesalers can ask for the price list too.',
    whatsapp:
      'Hello, I would like some advice and a quote on adhesive tapes, for hair systems or extensions. Many thanks.',
  },
}
