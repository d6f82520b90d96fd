import type { it } from './text.it'

export const en: typeof it = {
  title: 'Human-hair extensions and wigs, made in Italy | {name}',
  description:
    'Human-hair extensions, wigs and hair systems, made in Italy since {since} for salons and wholesalers and for the people who wear them. We reply within 24 hours.',
  heading: 'Human hair, Italian craft',
  opening:
    'We have been making human-hair extensions, wigs and hair systems in Italy since {since}, for salons, for wholesalers and for the people who wear them. Choose a range and write to us by form, WhatsApp or e-mail: we reply within 24 hours.',
  hero: { roman: 'Human hair,', italic: 'Italian craft' },
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
        body: 'Human hair in three forms: tape-in pieces with the tape already in place, keratin-tipped strands and machine-sewn wefts.',
        points: [
          'Tape-ins: refitted after six to eight weeks',
          'Keratin tips: each fitting lasts three to four months',
          'Wefts: good for six to eight months',
        ],
      },
      {
        title: 'Wigs and hair systems',
        body: 'For women and for men. You try them on in private, by appointment, including before chemotherapy.',
        points: [
          'Made-to-measure wigs, 30 to 70 cm',
          'Men’s systems: 120% or 130% density',
          'Men’s systems: good for 12 to 18 months',
        ],
      },
      {
        title: 'Made in Italy',
        body: 'The hair is chosen, prepared and checked in Italy. Our keratin glue is made in Italy too.',
        points: [
          'In business since {since}',
          'Showroom and atelier in {town}',
          'Every piece is checked before dispatch',
        ],
      },
    ],
  },
  shades: { heading: 'Sixteen shades, in every range' },
  featured: 'Featured products',
  glue: {
    heading: 'Keratin glue,',
    italic: 'made in Italy',
    body: 'It melts at 130 to 200 °C, so hairdressers can set the heat to suit their tool and the thickness of the strand. Its page also covers removal and how it differs from gel keratin.',
    discover: 'See how it is used',
  },
  ending: {
    heading: 'What do you need?',
    body: 'Tell us the range, the shade and the quantity, or when you would like to come to the showroom. If you would rather look first, each range has its own page in the catalogue, with sizes and instructions.',
    button: 'Request a quote',
  },
  catalogue: 'Browse the catalogue',
}
