import type { it } from './text.it'

export const en: typeof it = {
  title: 'Tape-in hair extensions, 40 to 60 cm | Chiomara',
  description:
    'Human-hair tape-in kit: 20 strands of 2.5 g, in 40, 50 or 60 cm, lasting six to eight weeks. Specifications, pictures and application in five steps.',
  heading: 'Tape-in kit, twenty adhesive strands',
  opening:
    'Fifty grams to a pack: 20 strands of 2.5 g, in 40, 50 or 60 cm, with the tape already in place. They go on in five steps and hold for six to eight weeks. For a quote, tell us the length, the shade and how many packs you need.',
}
