import { delivery, trade } from '../../text/lines.en'
import { en as answers } from './answers.en'
import type { it } from './text.it'

export const en: typeof it = {
  title: 'Tape for hair systems, wigs and extensions | {name}',
  description:
    'Double-sided tape for hair systems, wigs and tape-in hair extensions, for salons and wholesalers: which to choose, how to apply it and how to take it off.',
  heading: 'Double-sided tape',
  headingItalic: 'for wigs and extensions',
  opening:
    'One side sticks to the base of a wig or hair system or to a tape-in piece, the other to the skin or hair.',
  reasons: {
    heading: 'Why use tape',
    points: [
      { title: 'Ready at once', body: 'No glue to spread and let dry.' },
      { title: 'Even thickness', body: 'The base lies flat.' },
      { title: 'A clean edge', body: 'It does not run into the hair.' },
      { title: 'Single use', body: 'Fresh adhesive every time.' },
    ],
  },
  types: {
    heading: 'Which tape to choose',
    hairpieces: {
      heading: 'For hair systems and lace-front wigs',
      points: [
        { title: 'The perimeter', body: 'The roll, along the edge of the base.' },
        { title: 'The hairline', body: 'Contour strips.' },
        { title: 'A touch-up', body: 'A bit of tape, where a corner lifts.' },
      ],
    },
    extensions: {
      heading: 'For tape-in extensions',
      points: [
        { title: 'The whole pack', body: 'Pre-cut tabs for 20 pieces.' },
        { title: 'One piece', body: 'The same, if a pair opens.' },
        { title: 'Other widths', body: 'Send us the width of the piece.' },
      ],
    },
  },
  application: {
    heading: 'How to apply it',
    steps: [
      {
        title: 'Clean',
        body: 'Take old adhesive, cream and remover off both surfaces; dry them.',
      },
      {
        title: 'Lay',
        body: 'Put the tape on the base or piece without creases.',
      },
      {
        title: 'Position',
        body: 'Try it dry, then peel off the backing: tape moved later holds less.',
      },
      {
        title: 'Press',
        body: 'From the centre to the edges. On extensions, no washing for 48 hours.',
      },
    ],
  },
  trade,
  specifications: {
    heading: 'Hold and formats',
    delivery,
    rows: [
      { label: 'Hold on skin', value: 'A few days to 4 weeks' },
      { label: 'Hold on tape-ins', value: 'Until the refit, 6–8 weeks' },
      { label: 'Use', value: 'Once only' },
      { label: 'Formats', value: 'Roll, contour strips, pre-cut tabs' },
    ],
  },
  usage: {
    heading: 'Removing and storing it',
    ordered: false,
    points: [
      {
        title: 'Removing',
        body: 'Never pull. Work tape remover in along the edge, a skin-safe one if it touches skin; clean off residue at once.',
      },
      {
        title: 'Storing',
        body: 'Leave the tape on its backing, away from dust, damp and heat.',
      },
    ],
  },
  answers,
  gallery: { heading: 'Rolls and strips' },
  action: {
    heading: 'Not sure which to choose?',
    body: 'Send us a photo of the base or the piece.',
    whatsapp:
      'Hello, I would like some advice and a quote on double-sided tape, for hair systems or extensions. Many thanks.',
  },
}
