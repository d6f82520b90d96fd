import { it as shopMap } from '../../sections/map/text.it'
import type { PageText } from '../../text/PageText'
import { body } from './body'

export const it = {
  title: `Dove siamo: showroom a {town} | {name}`,
  description: `Showroom e atelier a {town}: {showroomSpans}. Appuntamenti riservati, indicazioni per arrivare e mappa.`,
  heading: `Showroom e atelier a {town}`,
  opening: `La aspettiamo {showroomHours}. Per provare una parrucca o una protesi La riceviamo su appuntamento, in un orario soltanto per Lei.`,
  body,
  map: {
    ...shopMap,
    caption:
      'La mappa è di OpenStreetMap e si carica solo con il Suo consenso, qui o nell’avviso sui cookie.',
  },
} satisfies PageText & Record<string, unknown>
