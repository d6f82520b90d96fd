import { lineFigures } from '../../../src/shared/lineFigures'
import { rangeOf } from '../../text/figures'
import { delivery, trade } from '../../text/lines.en'
import type { it } from './text.it'

export const en: typeof it = {
  title: 'Italian keratin glue for hair extensions | {name}',
  description:
    'Keratin glue made in Italy for salons and wholesalers. It melts between 130 and 200 °C. Use in four steps, removal, and how it differs from gel keratin.',
  heading: 'Italian keratin glue',
  headingItalic: 'for hair extensions',
  opening: 'Hot-melt glue for trained hairdressers, which sets as it cools.',
  signature: { label: 'Melts at' },
  trade,
  specifications: {
    heading: 'The glue in brief',
    delivery,
    rows: [
      {
        label: 'Melts at',
        value: `${rangeOf(lineFigures['italian-keratine-glue'].meltsC, '°C')} (266–392 °F)`,
      },
      { label: 'Form', value: 'Sticks or granules' },
      { label: 'Shades', value: 'Amber, black, clear; others on request' },
      { label: 'Tools', value: 'Hot glue gun or melting pot' },
    ],
  },
  what: {
    heading: 'What it is',
    body: [
      'An adhesive that is solid at room temperature. In the salon it bonds strands or rebuilds worn tips; in the workroom it forms the tips on bulk hair.',
    ],
  },
  why: {
    heading: 'Why choose it',
    points: [
      { title: 'Made in Italy', body: 'Sticks and granules alike.' },
      {
        title: 'Resistant',
        body: 'It stands up to washing and brushing: an application lasts three to four months.',
      },
      {
        title: 'Hypoallergenic',
        body: 'The bond sits on the hair, off the scalp. For a sensitive scalp, bond one strand first and wait 48 hours.',
      },
      {
        title: 'Easy to work',
        body: 'Set the tool to suit the strand: our keratin-tip strands are bonded at 180 °C.',
      },
      {
        title: 'Versatile',
        body: 'For the salon and the workroom.',
      },
    ],
  },
  how: {
    heading: 'How to use it',
    steps: [
      {
        title: 'Prepare the hair',
        body: 'Wash without conditioner, dry, and part into fine sections. A protector disc holds back the other hair.',
      },
      {
        title: 'Heat the glue',
        body: 'Start low and go up a little at a time until it flows smoothly. If it smokes or darkens, it is too hot.',
      },
      {
        title: 'Join strand and hair',
        body: 'Put one drop at the root of the strand and lay it against the section, about 1 cm from the scalp and never on the skin.',
      },
      {
        title: 'Roll, then let it cool',
        body: 'Wearing finger guards, roll the bond into shape. Once it is hard, start the next.',
      },
    ],
  },
  removal: {
    heading: 'How to remove it',
    steps: [
      {
        title: 'Soak the bond',
        body: 'Apply a few drops of keratin remover, not tape remover, and wait as long as the bottle says. Then crush the bond with cold removal pliers.',
      },
      {
        title: 'Slide the strand out',
        body: 'Ease it towards the ends without pulling; if the bond resists, add remover. Comb out residue and wash with a clarifying shampoo.',
      },
    ],
  },
  differences: {
    heading: 'Keratin glue and gel keratin',
    keratin: {
      title: 'Keratin glue',
      body: 'Solid; it needs heat. The bond is small and compact.',
    },
    gel: {
      title: 'Gel keratin',
      body: 'Softer, with a bond that is usually more elastic. For heat, timing and remover, follow the pack.',
    },
  },
  usage: {
    heading: 'Sticks or granules',
    ordered: false,
    points: [
      {
        title: 'Sticks',
        body: 'For the hot glue gun, drop by drop, in the chair.',
      },
      {
        title: 'Granules',
        body: 'For the melting pot, to dip strands before the appointment.',
      },
    ],
  },
  maintenance: {
    heading: 'Looking after the bonds',
    tips: [
      {
        title: 'Keep conditioner off the bonds',
        body: 'It softens keratin, as masks and oils do: mid-lengths and ends only.',
      },
      {
        title: 'Keep hot tools off the bonds',
        body: 'Straighteners and tongs melt keratin.',
      },
      {
        title: 'Brush from the ends',
        body: 'Then work up, steadying the roots with the other hand.',
      },
      {
        title: 'Dry the bonds before bed',
        body: 'Use warm air, and sleep in a loose plait.',
      },
    ],
  },
  gallery: { heading: 'The glue up close' },
  action: {
    heading: 'Which form do you need?',
    body: 'Tell us which tool you use and on which shades.',
    whatsapp:
      'Hello, could you send me a quote for your Italian keratin glue, in sticks or granules? Many thanks.',
  },
}
