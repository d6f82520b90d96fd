import { hours, town } from '../../../src/shared/shop'
import { en as shopMap } from '../../sections/map/text.en'
import type { it } from './text.it'

export const en: typeof it = {
  title: `Showroom and atelier in ${town.en} | Chiomara`,
  description: `Visit our showroom and atelier in ${town.en}, Monday to Friday ${hours.mondayToFriday.span} and Saturday ${hours.saturday.span}. Private appointments, directions and a map.`,
  heading: `Showroom and atelier in ${town.en}`,
  opening: `We are open Monday to Friday ${hours.mondayToFriday.words.en} and Saturday ${hours.saturday.words.en}. To try on a wig or a hair system, you have a private appointment, at a time kept for you alone.`,
  map: {
    ...shopMap,
    caption:
      'The map comes from OpenStreetMap and loads only with your consent, here or in the cookie notice.',
  },
}
