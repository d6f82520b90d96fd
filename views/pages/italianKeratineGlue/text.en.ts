import type { it } from './text.it'

export const en: typeof it = {
  title: 'Italian keratin glue for extensions | Chiomara',
  description:
    'Keratin glue made in Italy for hot-bonded extensions. It melts between 130 and 200 °C. Use in four steps, removal, and how it differs from gel keratin.',
  heading: 'Italian keratin, hot-melt glue',
  opening:
    'This is the glue that bonds a strand to the natural hair: it melts between 130 and 200 °C, is worked while warm and sets as it cools. Here you will find how to use it, how to remove it and how it differs from gel keratin.',
}
