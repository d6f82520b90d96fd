import { customLengthCm } from '../../../src/shared/lineFigures'
import { rangeOf } from '../../text/figures'
import { en as answers } from './answers.en'
import { en as beforeChemotherapy } from './beforeChemotherapy.text.en'
import { en as measuring } from './measuring.text.en'
import type { it } from './text.it'

export const en: typeof it = {
  title: 'Human-hair wigs in {town}, made to measure | {name}',
  description:
    'Human-hair wigs and toppers, also made to measure, and wigs for chemotherapy. Private appointments in {town}, with all the time you need.',
  heading: 'Women’s wigs',
  headingItalic: 'also made to measure',
  opening:
    'Our full wigs and toppers are human hair: you try them at the mirror and have them cut to suit your face. For a made-to-measure piece we choose the base, the colour and the length, from 30 to 70 cm, together.',
  appointment: {
    heading: 'All the time you need',
    body: 'We see you in private, by appointment, at our {town} showroom. Come alone or with someone you trust, try things on without hurrying, and decide another day if you like. If you are about to start chemotherapy, you will find below when it is best to come and what it helps to know beforehand.',
  },
  onThisPage: {
    label: 'On this page',
    places: [
      { id: 'line-products', label: 'The wigs and toppers' },
      { id: 'before-chemotherapy', label: 'Before chemotherapy' },
      { id: 'measuring', label: 'How the head is measured' },
      { id: 'gallery', label: 'The pictures' },
    ],
  },
  beforeChemotherapy,
  room: 'A corner for fittings.',
  measuring,
  specifications: {
    heading: 'What you can choose',
    rows: [
      { label: 'Custom length', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Hair', value: 'Human' },
      { label: 'Type', value: 'Full wig or topper' },
      { label: 'Base', value: 'We choose it together' },
      { label: 'Cap', value: 'To your head measurements, in made-to-measure pieces' },
      { label: 'Colour', value: 'Your own, or a new one' },
      { label: 'Lasts', value: 'Depends on how often it is worn' },
    ],
  },
  second: {
    heading: 'Made to measure, then every day',
    ordered: false,
    points: [
      {
        title: 'The fit',
        body: 'We measure your head and look for a base that neither presses nor slips.',
      },
      {
        title: 'The colour',
        body: 'We look at it in daylight, next to a lock of your own hair if you wish.',
      },
      {
        title: 'The cut',
        body: 'It is finished on your head, a little at a time: around the face first, then the length.',
      },
      {
        title: 'Washing',
        body: 'Use lukewarm water and a mild shampoo, without rubbing. Blot with a towel and leave it to dry on its stand.',
      },
      {
        title: 'Styling',
        body: 'It is human hair, so you can use a brush and a warm dryer. Keep the heat away from the base.',
      },
      {
        title: 'At night',
        body: 'Take it off and rest it on its stand, away from radiators and sunlight.',
      },
    ],
  },
  answers,
  gallery: { heading: 'Wigs and toppers' },
  action: {
    heading: 'Write when you feel ready',
    body: 'There is no need to give a reason: just say that you are looking for a wig, and when you could come.',
    whatsapp:
      'Hello, I would like a quote for a woman’s wig or topper in human hair. When could I come for a private appointment? Thank you.',
  },
}
