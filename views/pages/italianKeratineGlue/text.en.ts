import { lineFigures } from '../../../src/shared/lineFigures'
import { en as delivery } from '../../text/delivery.en'
import { rangeOf } from '../../text/figures'
import { en as answers } from './answers.en'
import type { it } from './text.it'

/** In the sheet and under the first buttons. */
const pack = { label: 'Form', value: 'Sticks or granules' }

export const en: typeof it = {
  title: 'Italian keratin glue for extensions | {name}',
  description:
    'Keratin glue made in Italy for salons and wholesalers. It melts between 130 and 200 °C. Use in four steps, removal, and how it differs from gel keratin.',
  heading: 'Italian keratin glue',
  headingItalic: 'for hot-melt bonds',
  opening:
    'This is the glue that bonds a strand to the natural hair: it melts between 130 and 200 °C, is shaped while warm and sets as it cools. Here you will find how to use it, how to remove it and how it differs from gel keratin.',
  signature: { label: 'Melts at' },
  trade: { rows: [pack, ...delivery], list: 'Ask for the price list' },
  specifications: {
    heading: 'The glue in brief',
    rows: [
      { label: 'Melts at', value: rangeOf(lineFigures['italian-keratine-glue'].meltsC, '°C') },
      pack,
      { label: 'Shades', value: 'As listed; others on request' },
      { label: 'Tools', value: 'Hot glue gun or melting pot' },
      { label: 'Made in', value: 'Italy' },
    ],
  },
  what: {
    heading: 'What it is',
    body: [
      'A hot-melt keratin: solid at room temperature, it melts with heat and sets again as it cools. In that short interval it is shaped around the client’s hair and the root of the strand.',
      'Workrooms form the tips of their own strands with it. In the salon it bonds strands, or rebuilds a tip that has already been worn. It is made in Italy.',
    ],
  },
  why: {
    heading: 'Why choose it',
    points: [
      {
        title: 'Made in Italy',
        body: 'It is made in Italy, and sold beside the extensions it bonds. If you have a question about melting or shade, just write to us.',
      },
      {
        title: 'Resistant',
        body: 'Once set, it stands up to washing and brushing. A keratin application lasts three to four months.',
      },
      {
        title: 'Hypoallergenic',
        body: 'The bond sits on the hair and does not touch the scalp. No product suits everybody, though: if the client’s skin is sensitive, bond one strand and wait 48 hours.',
      },
      {
        title: 'Easy to work',
        body: 'A range of 130 to 200 °C leaves room to suit your tool and your hand. While warm, it takes the shape you give it.',
      },
      {
        title: 'Versatile',
        body: 'It suits a single repair in the salon as well as a set made up in the workroom, at 0.8 g a strand or whatever weight you prefer.',
      },
    ],
  },
  how: {
    heading: 'How to use it',
    steps: [
      {
        title: 'Prepare the hair',
        body: 'It should be washed without conditioner, dry, and parted into fine sections. A protector disc holds back the hair you do not want to catch.',
      },
      {
        title: 'Heat the glue',
        body: 'Start at 130 °C and go up a little at a time, never beyond 200 °C. It is ready when it flows smoothly. If it smokes or darkens, it is too hot.',
      },
      {
        title: 'Join strand and hair',
        body: 'Put one drop at the root of the strand, then lay the strand against the section, about 1 cm from the scalp. Molten glue must not touch the skin.',
      },
      {
        title: 'Roll, then let it cool',
        body: 'With protected fingers, roll the bond while it is warm enough to shape. When it is hard, move on to the next.',
      },
    ],
  },
  removal: {
    heading: 'How to remove it',
    steps: [
      {
        title: 'Soak the bond',
        body: 'Apply a few drops of keratin remover and wait as long as the bottle says. Then squeeze the bond with pliers until it crumbles.',
      },
      {
        title: 'Slide the strand out',
        body: 'Ease it towards the ends without pulling; if it resists, add remover. Comb out what is left and wash with a clarifying shampoo.',
      },
    ],
  },
  differences: {
    heading: 'Keratin glue and gel keratin',
    intro: 'The names are alike; the handling is not.',
    keratin: {
      title: 'Keratin glue',
      body: 'Solid, in sticks or granules. It needs heat, 130 to 200 °C, and sets as it cools. The bond is small and compact, and comes out with remover and pliers.',
    },
    gel: {
      title: 'Gel keratin',
      body: 'Softer from the start, it usually gives a more elastic bond. Heat, timing and remover vary from one maker to the next, so follow the instructions on the pack.',
    },
  },
  second: {
    heading: 'Sticks or granules',
    ordered: false,
    points: [
      {
        title: 'Sticks',
        body: 'For the hot glue gun: load one, heat it and start, with nothing else to prepare.',
      },
      {
        title: 'Granules',
        body: 'For the melting pot, a few at a time, as many as the job in hand needs.',
      },
      {
        title: 'Shade',
        body: 'Amber glue disappears into browns and warm blondes, black into very dark hair, clear into pale shades. For another shade, ask us.',
      },
      {
        title: 'In the chair or at the bench',
        body: 'The gun gives one drop at a time, on the spot. With the pot you dip the strand, and the tip is ready before the client arrives.',
      },
    ],
  },
  maintenance: {
    heading: 'Looking after the bonds',
    tips: [
      {
        title: 'Conditioner well away',
        body: 'Keep masks, oils and conditioner to the lengths. On the bonds they soften the keratin over time.',
      },
      {
        title: 'Heat at a distance',
        body: 'Straighteners and tongs must not touch the bonds: keratin begins to melt at 130 °C.',
      },
      {
        title: 'Brush from the ends',
        body: 'Untangle the ends first, then work up, steadying the roots with the other hand.',
      },
      {
        title: 'Dry before bed',
        body: 'After washing, dry the bonds well with warm air. Sleep in a loose braid.',
      },
    ],
  },
  answers,
  gallery: { heading: 'Sticks, granules, drops' },
  action: {
    heading: 'For your workbench',
    body: 'If you are undecided between sticks and granules, just tell us which tool you use and on which shades. You can also ask for the salon price list here.',
    whatsapp:
      'Hello, could you send me a quote for your Italian keratin glue, in sticks or granules? Many thanks.',
  },
}
