import type { it } from './text.it'

export const en: typeof it = {
  title: 'Italian manufacturer of hair extensions and wigs | {name}',
  description:
    'Italian manufacturer since {since}: human-hair extensions, wigs and hair systems for salons, wholesalers and private clients. Price list and appointments.',
  heading: 'Extensions and wigs in human hair',
  opening: 'Italian makers since {since}, for salons, wholesalers and private clients.',
  hero: { roman: 'Extensions and wigs', italic: 'in human hair' },
  services: {
    heading: 'What we make',
    cards: {
      extensions: {
        title: 'Extensions',
        points: [
          'Tape-ins: refitted every 6–8 weeks',
          'Keratin tips: redone after 3–4 months',
          'Wefts: the hair lasts 6–8 months',
        ],
      },
      wigs: {
        title: 'Wigs and hair systems',
        points: [
          'Made-to-measure wigs, 30 to 70 cm (12–28 in)',
          'Clip-in toppers, for thinning hair',
          'Men’s hair systems: up to 12–18 months, depending on the base',
        ],
      },
      workroom: {
        title: 'Made in Italy',
        points: [
          '45+ years of experience, 500+ clients in 20+ countries',
          '1000+ products across shades and lengths',
          'Showroom and atelier in {town}',
        ],
      },
    },
  },
  shades: { heading: 'Our shades', hint: 'Each strand leads to the products of its shade.' },
  featured: 'Featured products',
  glue: {
    heading: 'Keratin glue',
    italic: 'made in Italy',
    body: 'It melts at 130 to 200 °C, so hairdressers can set the heat to suit their tool and the thickness of the strand.',
    discover: 'See how it is used',
  },
  ending: {
    heading: 'What do you need?',
    body: 'Tell us the range, the shade and the quantity, or when you would like to visit: we reply within 24 hours on working days.',
    button: 'Request a quote',
  },
  catalogue: 'Browse the catalogue',
}
