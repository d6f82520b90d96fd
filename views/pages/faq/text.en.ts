import type { it } from './text.it'

export const en: typeof it = {
  title: 'Extensions and wigs: your questions | Chiomara',
  description:
    'Ten answers on systems, how long they last, care, application, custom lengths from 30 to 70 cm, delivery times, our 30-day guarantee and consultations.',
  heading: 'Questions and answers',
  opening:
    'Ten short answers, from choosing a system to delivery: two to three working days in Italy, five to seven days in the rest of Europe. Shipping is free over 150 euros. If your question is not here, write to us on WhatsApp or by e-mail.',
}
