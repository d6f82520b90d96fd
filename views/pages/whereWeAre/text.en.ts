import type { it } from './text.it'

export const en: typeof it = {
  title: 'Showroom and atelier in Milan | Chiomara',
  description:
    'Visit our showroom and atelier in Milan, Monday to Friday 9:00–18:00 and Saturday 9:00–13:00. Private appointments, directions and a map.',
  heading: 'Showroom and atelier in Milan',
  opening:
    'We are open Monday to Friday from 9:00 to 18:00 and Saturday from 9:00 to 13:00. For a wig or a hair system you can book a private appointment: that time is yours alone.',
  map: {
    caption:
      'The map comes from OpenStreetMap and loads only if you say so, here or in the cookie notice.',
    show: 'Show the map',
  },
}
