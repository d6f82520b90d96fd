import type { it } from './text.it'

export const en: typeof it = {
  title: 'Custom human-hair wigs for women | Chiomara',
  description:
    'Human-hair wigs and hair prostheses for women, made to measure. Private appointments in Milan, with all the time you need, before treatment starts if you wish.',
  heading: 'Women’s wigs, made to measure',
  opening:
    'The first meeting is a private appointment at our Milan showroom, with all the time you need. We look at the hair, the lengths and the shades together, and you decide when you are ready. If you are about to start treatment, we can meet beforehand.',
}
