import { en as items } from './answers.en'
import type { it } from './text.it'

export const en: typeof it = {
  title: 'Hair extensions and wigs: FAQ and aftercare | {name}',
  description:
    'Which hair extensions to choose, how long they last, aftercare, who fits them, wigs and hair systems compared, delivery, returns and the 30-day guarantee.',
  heading: 'Hair extensions and wigs: FAQ',
  opening: 'If your question is not here, write to us using {ways}.',
  items,
  contact: {
    heading: 'Another question?',
    body: 'You can attach a photo of a shade or a bond.',
    whatsapp: 'Hello, I have a question that your FAQ page does not answer.',
    whatsappLabel: 'Ask it on WhatsApp',
    emailSubject: 'Enquiry: a question not covered by your FAQ',
    emailLabel: 'Send it by e-mail',
  },
}
