import { terms } from './body.en'
import { terms as italianBody } from './body.it'
import type { it } from './text.it'

export const en: typeof it = {
  title: 'Website terms of use | {name}',
  description:
    'The terms for using the {name} website, in nine sections: professional use, non-binding quotes and the court of Palermo. Last updated September 2025.',
  heading: 'Terms of use',
  opening: 'For the use of the site and of the technical products. Last updated September 2025.',
  body: terms,
  italianBody,
}
