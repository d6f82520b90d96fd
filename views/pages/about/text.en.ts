import type { it } from './text.it'

export const en: typeof it = {
  title: 'About us: human hair since 1980 | Chiomara',
  description:
    'More than 45 years of working with human hair, over 500 clients, more than 20 countries: who we are, how we work and what we mean by quality.',
  heading: 'One trade, since 1980',
  opening:
    'We make extensions, wigs and hair prostheses, and the keratin that bonds extensions in place. After more than 45 years we have over 500 clients and reach more than 20 countries, and the job has not changed: choose the hair, prepare it, check it before it leaves.',
}
