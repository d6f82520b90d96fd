import type { it } from './text.it'

export const en: typeof it = {
  title: 'About us: human hair since {since} | {name}',
  description:
    'More than 45 years of working with human hair, over 500 clients in more than 20 countries: who we are, how a product is made and what we check before dispatch.',
  heading: 'Hair extensions and wigs since {since}',
  opening:
    'We are manufacturers of extensions, wigs and hair systems, and suppliers of keratin glue and double-sided tape. In more than 45 years we have served over 500 clients in more than 20 countries.',
  mission: {
    title: 'Our mission',
    body: 'A hairdresser wants to know what a strand weighs, how long it lasts and when it will arrive. Someone who will wear the hair every day, sometimes during illness, needs time and privacy. We work for both.',
  },
  quality: {
    title: 'What we check',
    body: 'Before dispatch we check weight, length and shade, and whether the keratin, the tape or the seam holds. The guarantee is 30 days, in addition to consumers’ two-year legal guarantee.',
  },
  production: {
    title: 'From bundle to product',
    body: 'A made-to-measure wig begins with head measurements; its hair is then knotted onto the base.',
    plates: {
      bundle: { title: 'The bundle', body: 'It is sorted by length and by shade.' },
      hackle: { title: 'The hackle', body: 'The hair is combed and tied at the root.' },
      tip: { title: 'The bond', body: 'Keratin or tape is applied.' },
      seam: { title: 'The seam', body: 'Wefts are sewn by machine.' },
    },
  },
  figures: [
    { value: '45+', label: 'years of experience' },
    { value: '500+', label: 'clients' },
    { value: '100%', label: 'quality' },
  ],
  laboratory: {
    title: 'The workroom',
    body: 'At the bench the hair is drawn through the hackle, a board of steel pins, and shades are compared in daylight.',
  },
  visit: {
    heading: 'Would you like to visit us?',
    body: 'You can book an appointment, or ask for a quote first.',
    button: 'Contact us',
    where: 'Where we are',
  },
}
