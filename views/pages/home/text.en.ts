import { town } from '../../../src/shared/shop'
import type { it } from './text.it'

export const en: typeof it = {
  title: 'Chiomara, human-hair extensions and wigs since 1980',
  description:
    'Human-hair extensions, wigs and hair prostheses, made in Italy since 1980. Eight lines for salons, wholesalers and private clients. We reply within 24 hours.',
  heading: 'Human hair, Italian craft',
  opening:
    'We have been making human-hair extensions, wigs and hair prostheses in Italy since 1980, for salons, for wholesalers and for the people who wear them. Choose a line and write to us by form, WhatsApp or e-mail: we reply within 24 hours.',
  hero: { roman: 'Human hair,', italic: 'Italian craft' },
  ways: { tape: 'Tape-in extensions', keratin: 'Keratin tips', prosthesis: 'Wigs and prostheses' },
  figures: [
    { value: '45+', label: 'years of experience' },
    { value: '500+', label: 'clients' },
    { value: '1000+', label: 'products' },
    { value: '20+', label: 'countries' },
  ],
  services: {
    heading: 'What we make',
    cards: [
      {
        title: 'Extensions',
        body: 'The same human hair in three forms: adhesive pieces, keratin-tipped strands and machine-sewn wefts.',
        points: [
          'Tape-ins last six to eight weeks',
          'Keratin tips, three to four months',
          'Wefts, six to eight months',
        ],
      },
      {
        title: 'Wigs and prostheses',
        body: 'For women and for men, tried on in private and by appointment, before treatment begins if you wish.',
        points: [
          'Custom lengths from 30 to 70 cm',
          'Men’s systems in 120% or 130% density',
          'Men’s wear time: 12 to 18 months',
        ],
      },
      {
        title: 'Made in Italy',
        body: 'This is where the hair is chosen, worked and checked, and where we make the keratin glue that bonds it.',
        points: [
          'At work since 1980',
          `Atelier and showroom in ${town.en}`,
          'Every piece checked before dispatch',
        ],
      },
    ],
  },
  featured: 'Featured products',
  glue: {
    heading: 'Keratin glue,',
    italic: 'made in Italy',
    body: 'It melts at 130 to 200 °C, which gives the hairdresser some leeway: set the heat to suit your tool and the thickness of the strand. Its page also covers removal and how it compares with gel keratin.',
    discover: 'Discover how it is used',
  },
  ending: {
    heading: 'What do you need?',
    body: 'Give us the line, the shade and the quantity, and your quote follows within 24 hours. If you would rather look first, each line has its own page in the catalogue.',
    button: 'Ask for a quote',
  },
  catalogue: 'View the catalogue',
}
