import { lineFigures } from '../../../src/shared/lineFigures'
import { wearOf } from '../../text/figures'
import { en as answers } from './answers.en'
import type { it } from './text.it'

const figures = lineFigures['protesi-uomo']

export const en: typeof it = {
  title: 'Men’s hair systems and toupees | {name}',
  description:
    'Human-hair systems and toupees for men, in 120% or 130% density, lasting 12 to 18 months. Chosen at a private appointment in {town}, in your own time.',
  heading: 'Men’s hair systems',
  headingItalic: 'in human hair',
  opening:
    'Each system is human hair on a thin base, in 120% or 130% density. It lasts 12 to 18 months, and the cut is finished in the chair so that it follows your own hair.',
  signature: { label: 'Density' },
  appointment: {
    heading: 'First, a private appointment',
    body: 'We see you by appointment at our {town} showroom. You can look at the bases, compare the densities and ask what you like. There is no need to decide that day.',
  },
  specifications: {
    heading: 'In brief',
    rows: [
      { label: 'Density', value: figures.densities.map((density) => `${density}%`).join(' or ') },
      { label: 'Lasts', value: wearOf(figures.wear, 'en') },
      { label: 'Hair', value: 'Human' },
      { label: 'Base', value: 'Thin; we choose the type together' },
      { label: 'Held by', value: 'Double-sided tape' },
    ],
  },
  second: {
    heading: 'How to fit it at home',
    ordered: true,
    points: [
      {
        title: 'Clean the skin',
        body: 'Where the tape sits, hair is shaved or kept very short. Wash with mild soap and water, then dry well: tape does not hold over creams and natural oils.',
      },
      {
        title: 'Tape the base',
        body: 'Lay it around the edge, without creases, with contour strips at the front. Leave the backing on the other side.',
      },
      {
        title: 'Find the hairline',
        body: 'At the mirror, try the position dry. Then peel off the backing and set the front edge down first.',
      },
      {
        title: 'Work back',
        body: 'Smooth the base down without stretching it, and press each part with your fingers.',
      },
      {
        title: 'Use remover to take it off',
        body: 'Run it along the edge, wait as long as the bottle says and lift gently. Do not pull: it harms both the skin and the base.',
      },
    ],
  },
  answers,
  gallery: { heading: 'How it is made' },
  action: {
    heading: 'A few words are enough',
    body: 'Write to us on WhatsApp or through the form. We reply within 24 hours and find a time that suits you.',
    whatsapp:
      'Hello, I would like a quote for a men’s human-hair system and, if possible, a private appointment. Thank you.',
  },
}
