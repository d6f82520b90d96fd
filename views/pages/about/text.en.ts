import type { it } from './text.it'

export const en: typeof it = {
  title: 'About us: human hair since {since} | {name}',
  description:
    'More than 45 years of working with human hair, over 500 clients, more than 20 countries: who we are, how we work and what we mean by quality.',
  heading: 'One trade, since {since}',
  opening:
    'We make extensions, wigs and hair systems, and supply the keratin glue and the double-sided tapes. In more than 45 years we have reached over 500 clients and more than 20 countries. The job has not changed: choose the hair, prepare it, and check it before it leaves.',
  mission: {
    title: 'Our mission',
    body: 'Good extensions go unnoticed, and a good wig is one you can forget you have on. We work for different people. A hairdresser wants to know what a strand weighs, how long it lasts and when it will arrive. Someone who will wear the hair every day, sometimes at a difficult time, needs time and privacy. We tell everybody plainly what a product can do, and what it cannot.',
  },
  quality: {
    title: 'Quality you can measure',
    body: 'We weigh the hair, comb it and look at it in good light. A keratin strand weighs 0.8 g, a tape-in piece 2.5 g, a weft 80, 100 or 120 g. Before dispatch we check weight, length and shade, and whether the keratin, the tape or the seam holds. Each product page gives the measurements and, where we can state it, how long the product lasts. The guarantee is 30 days, in addition to consumers’ two-year legal guarantee.',
  },
  production: {
    title: 'From bundle to product',
    body: 'It starts with a bundle of hair, which we sort by length and shade, comb and tie at the root. Some of it stays like that, in bulk, for workrooms that make their own pieces. Some is given keratin or tape, and some goes under the sewing machine and becomes a weft. A made-to-measure wig starts from the head instead: we take measurements and a sample of hair, or a photo, then decide base, density and length together.',
    plates: {
      bundle: 'The bundle',
      hackle: 'The hackle',
      tip: 'The tip',
      seam: 'The seam',
      check: 'The check',
    },
  },
  figures: [
    { value: '45+', label: 'years of experience' },
    { value: '500+', label: 'clients' },
    { value: '100%', label: 'quality' },
  ],
  laboratory: {
    title: 'The workroom',
    body: 'At the bench the hair is drawn through the hackle, a board of steel pins, and wefts are laid out by length. Shades are compared in daylight, because the same brown looks different under a lamp.',
  },
  visit: {
    heading: 'Would you like to see the work up close?',
    body: 'You can book an appointment at the showroom, or ask for a quote to begin with: tell us which you prefer.',
    button: 'Write to the workroom',
    where: 'Where we are',
  },
  salon: { caption: 'A corner for fittings.' },
}
