import type { it } from './text.it'

export const en: typeof it = {
  title: 'About us: human hair since 1980 | Chiomara',
  description:
    'More than 45 years of working with human hair, over 500 clients, more than 20 countries: who we are, how we work and what we mean by quality.',
  heading: 'One trade, since 1980',
  opening:
    'We make extensions, wigs and hair prostheses, and supply the keratin that bonds extensions in place. After more than 45 years we have over 500 clients and reach more than 20 countries, and the job has not changed: choose the hair, prepare it, check it before it leaves.',
  mission: {
    title: 'Our mission',
    body: 'Good extensions go unnoticed, and a good wig is one you forget you have on. That is what we work towards, for two kinds of people. One is the hairdresser, who wants to know what a strand weighs, how long it holds and when it will arrive. The other is whoever will wear the hair every day, sometimes at a difficult time, and who needs time and privacy. We tell both what a product can do, and what it cannot.',
  },
  quality: {
    title: 'Quality you can measure',
    body: 'Hair has to pass a few plain tests: we weigh it, comb it and look at it in good light. A keratin strand is 0.8 g, a tape-in strand 2.5 g, a weft 80, 100 or 120 g. Before anything leaves we check weight, length and shade, then whether the tip, the tape or the seam holds. What a buyer needs to know is on the product page, wear time included. The guarantee runs for 30 days.',
  },
  production: {
    title: 'From bundle to product',
    body: 'It starts with a bundle of hair, sorted by length and shade, combed and tied at the root. Some of it leaves like that, in bulk, for people who work it themselves. Some is given a keratin tip or an adhesive tab, and some goes under the sewing machine and becomes a weft. A made-to-measure wig starts from the head instead: measurements, a sample of hair, then base, density and length, decided together. Our keratin glue is produced in Italy.',
  },
  figures: [
    { value: '45+', label: 'years of experience' },
    { value: '500+', label: 'clients' },
    { value: '100%', label: 'quality' },
  ],
  laboratory: {
    title: 'The workroom',
    body: 'The bench, the hackle, wefts laid out by length. Shades are compared by daylight, because a brown under strip lighting is a different brown.',
  },
  visit: {
    heading: 'Would you like to see the work up close?',
    body: 'An appointment at the showroom, a sample to hold, or a quote to begin with: tell us which you prefer.',
    button: 'Write to the workroom',
    where: 'Where we are',
  },
  salon: { caption: 'A chair, a mirror, a window: a fitting needs little else.' },
}
