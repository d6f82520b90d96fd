import { customLengthCm } from '../../../src/shared/lineFigures'
import { rangeOf } from '../../text/figures'
import { en as answers } from './answers.en'
import { en as beforeChemotherapy } from './beforeChemotherapy.text.en'
import { en as measuring } from './measuring.text.en'
import type { it } from './text.it'

export const en: typeof it = {
  title: 'Human-hair wigs in {town}, also for chemotherapy | {name}',
  description:
    'Human-hair wigs and toppers, ready-made or made to measure, for chemotherapy (cranial prosthesis), alopecia and thinning hair. Private fittings in {town}.',
  heading: 'Women’s wigs',
  headingItalic: 'in human hair, made to measure too',
  opening:
    'Full wigs and toppers, tried on in front of the mirror; the cut is finished to suit your face.',
  appointment: {
    heading: 'A private appointment',
    body: 'We see you in private at our {town} showroom. Come alone or with anyone you like, and decide at leisure, another day.',
  },
  beforeChemotherapy,
  measuring,
  specifications: {
    heading: 'In brief',
    rows: [
      { label: 'Types', value: 'Full wigs, clip-in toppers' },
      { label: 'Base', value: 'Soft cap, lace front or monofilament' },
      { label: 'Held by', value: 'The cap; toppers by clips' },
      { label: 'Custom length', value: `${rangeOf(customLengthCm, 'cm')} (12–28 in)` },
    ],
  },
  usage: {
    heading: 'Aftercare',
    ordered: false,
    points: [
      {
        title: 'Washing',
        body: 'As a rule after 7–10 wears, in lukewarm water with a mild shampoo. Condition the lengths, never the knots of the base.',
      },
      {
        title: 'Styling',
        body: 'Use a brush and a warm dryer, away from the base.',
      },
      {
        title: 'Wet, and at night',
        body: 'Blot it and rest it on its stand, away from radiators and sunlight.',
      },
      {
        title: 'How long it lasts',
        body: 'Daily wear, washing and heat wear it out: two wigs worn in turn last longer.',
      },
    ],
  },
  answers,
  gallery: { heading: 'Wigs and toppers' },
  action: {
    heading: 'Write when you feel ready',
    body: 'There is no need to give a reason: just say that you are looking for a wig and when you could come.',
    whatsapp:
      'Hello, I would like a quote for a woman’s wig or topper in human hair. When could I come for a private appointment? Thank you.',
  },
}
