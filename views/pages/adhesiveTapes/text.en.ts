import type { it } from './text.it'

export const en: typeof it = {
  title: 'Adhesive tape for hair systems and extensions | Chiomara',
  description:
    'Adhesive tape for hair systems and extensions: which one to choose, how to apply it in four steps, three common questions. Single use, up to four weeks.',
  heading: 'Adhesive tapes, for systems and extensions',
  opening:
    'Tape for fixing a hair system or putting extensions back in. It holds from a few days to four weeks, and each piece is used only once. Here you will find which one to choose and how to apply it, in four steps.',
}
