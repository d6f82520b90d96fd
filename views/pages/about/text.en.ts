import type { it } from './text.it'

export const en: typeof it = {
  title: 'About us: human hair since {since} | {name}',
  description:
    'More than 45 years of working with human hair, over 500 clients in more than 20 countries: who we are, how a product is made and what we check before dispatch.',
  heading: 'Hair extensions and wigs since {since}',
  opening:
    'We make extensions, wigs and hair systems, and supply keratin glue and double-sided tape to clients in more than 20 countries.',
  mission: {
    title: 'Our mission',
    body: 'We tell salons what a strand weighs, how long it lasts and when it will arrive. Those who will wear the hair every day try it on in private and take their time to decide.',
  },
  production: {
    heading: 'From bundle to product',
    points: [
      { title: 'The bundle', body: 'It is sorted by length and by shade.' },
      { title: 'The hackle', body: 'The hair is combed and tied at the root.' },
      { title: 'The bond', body: 'Keratin or tape is applied.' },
      {
        title: 'The seam',
        body: 'Wefts are sewn by machine; for wigs the hair is knotted onto the base.',
      },
      {
        title: 'The checks',
        body: 'Before dispatch: weight, length, shade, and whether the bond or the seam holds.',
      },
    ],
  },
  figures: [
    { value: '45+', label: 'years of experience' },
    { value: '500+', label: 'clients' },
    { value: '100%', label: 'quality-checked' },
  ],
  promises: {
    heading: 'What you can check',
    points: [
      {
        title: 'Where it is from',
        body: 'The quote states the origin and the type of the hair, product by product.',
      },
      { title: 'The shade', body: 'It is confirmed on a sample of hair; a small one will do.' },
      { title: 'The guarantee', body: '30 days, on top of the legal guarantee.' },
      { title: 'Our reply', body: 'Within 24 hours, on working days.' },
    ],
  },
  laboratory: {
    title: 'The workroom',
    body: 'At the bench the hair is drawn through the hackle, a board of steel pins, and shades are compared in daylight.',
  },
  visit: {
    heading: 'Would you like to visit us?',
    body: 'In {town} you can compare the shades with your own hair and try on wigs and hair systems in private.',
    button: 'Request an appointment',
    where: 'Where we are',
  },
}
