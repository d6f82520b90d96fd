import { terms, updated } from './body.en'
import { terms as italianBody, updated as italianUpdated } from './body.it'
import type { it } from './text.it'

export const en: typeof it = {
  title: 'Website terms of use | {name}',
  description:
    'The terms for using the {name} website, in nine sections: professional use, non-binding quotes and the court of Palermo. Last updated September 2025.',
  heading: 'Terms of use',
  opening:
    'These terms, in nine sections, cover the website and the professional use of the products. Quotes are not binding. Disputes go to the court of Palermo, subject to consumers’ rights. Last updated September 2025.',
  body: terms,
  italianBody,
  updated,
  italianUpdated,
}
