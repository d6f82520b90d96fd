import type { body as it } from './body.it'

export const body: typeof it = {
  hours: [
    { label: 'Monday to Friday', value: '{weekdays}' },
    { label: 'Saturday', value: '{saturdays}' },
  ],
  phone: 'Phone',
  openMap: 'Open in Maps',
  appointments: {
    heading: 'Private appointments',
    body: 'The time is yours alone. You can bring someone you trust, try on more than one piece and leave without deciding anything.',
    button: 'Book a consultation',
  },
  directions: {
    heading: 'How to get here',
    body: 'By metro, by bus or by car: write to us, and we will tell you the route, the parking and the walking time.',
  },
  information: {
    heading: 'Before you come',
    cards: [
      {
        title: 'Accessibility',
        body: 'If you use a wheelchair or find walking or stairs hard, tell us when you book: we will explain what the entrance is like.',
      },
      {
        title: 'Privacy',
        body: 'Fittings are private, and what you tell us stays between us.',
      },
      {
        title: 'Qualified staff',
        body: 'You will be met by someone who works with hair every day, takes the measurements and compares the shades with you.',
      },
    ],
  },
}
