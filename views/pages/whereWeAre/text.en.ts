import { en as shopMap } from '../../sections/map/text.en'
import { body } from './body'
import type { it } from './text.it'

export const en: typeof it = {
  title: `Showroom and atelier in {town} | {name}`,
  description: `Visit our showroom and atelier in {town}: {showroomSpans}. Private appointments, directions and a map.`,
  heading: `Showroom and atelier in {town}`,
  opening: `We are open {showroomHours}. To try on a wig or a hair system, you have a private appointment, at a time kept for you alone.`,
  body,
  map: {
    ...shopMap,
    caption:
      'The map comes from OpenStreetMap and loads only with your consent, here or in the cookie notice.',
  },
}
