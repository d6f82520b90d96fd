import { privacy } from './body.en'
import { privacy as italianBody } from './body.it'
import type { it } from './text.it'

export const en: typeof it = {
  title: 'Privacy notice and your rights | {name}',
  description:
    'What personal data we collect through the request form, why we need it, how long we keep it and how to exercise your rights under the GDPR.',
  heading: 'Privacy notice',
  opening:
    'We use what you write in the form to answer you and prepare your quote. This site runs no visitor analytics. There is no need to tell us anything about your health.',
  body: privacy,
  italianBody,
}
