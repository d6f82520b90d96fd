import { en as shopMap } from '../../sections/map/text.en'
import { body } from './body.en'
import { body as italianBody } from './body.it'
import type { it } from './text.it'

export const en: typeof it = {
  title: `Wig and hair showroom in {town} | {name}`,
  description: `Wig and hair showroom in {town}, Italy: {showroomSpans}. Try wigs and hair systems by private appointment.`,
  heading: `Wig and hair showroom in {town}`,
  opening: `See the ranges, compare the shades with your own hair and, by appointment, try on wigs and hair systems.`,
  body,
  italianBody,
  map: shopMap,
}
