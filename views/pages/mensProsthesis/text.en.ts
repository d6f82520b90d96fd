import type { it } from './text.it'

export const en: typeof it = {
  title: 'Men’s hair systems and toupees | Chiomara',
  description:
    'Human-hair systems and toupees for men, in 120% or 130% density, lasting 12 to 18 months. Chosen at a private appointment in Milan, in your own time.',
  heading: 'Men’s hair systems, in human hair',
  opening:
    'It starts with a private appointment, at your pace. Together we choose the shade and the density, 120% or 130%. A human-hair system lasts 12 to 18 months, and when we meet we also talk through how it is fitted and cared for.',
}
