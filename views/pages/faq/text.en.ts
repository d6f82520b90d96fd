import { en as methods } from '../../sections/methods/text.en'
import { en as items } from './answers.en'
import type { it } from './text.it'

export const en: typeof it = {
  title: 'Extensions and wigs: your questions | {name}',
  description:
    'Ten answers on systems, quantities, wear, upkeep, fitting, custom lengths from 30 to 70 cm, delivery, our 30-day guarantee, returns and consultations.',
  heading: 'Questions and answers',
  opening:
    'Ten answers: which system, how many packs, how long it lasts, how to look after it, who fits it, when it arrives. If your question is not here, write to us on WhatsApp or by e-mail.',
  items,
  methods,
  contact: {
    heading: 'Is your question missing?',
    body: 'On WhatsApp you can attach a photo of a shade or a bond. For a longer question, e-mail is easier.',
    whatsapp: 'Hello, I have a question that your FAQ page does not answer.',
    whatsappLabel: 'Ask it on WhatsApp',
    emailSubject: 'Enquiry: a question not covered by your FAQ',
    emailLabel: 'Send it by e-mail',
  },
}
