import { hours, town } from '../../../src/shared/shop'
import { it as shopMap } from '../../sections/map/text.it'
import type { PageText } from '../../text/PageText'

export const it = {
  title: `Dove siamo: showroom a ${town.it} | Chiomara`,
  description: `Showroom e atelier a ${town.it}, dal lunedì al venerdì ${hours.mondayToFriday.span}, il sabato ${hours.saturday.span}. Appuntamenti riservati, indicazioni per arrivare e mappa.`,
  heading: `Showroom e atelier a ${town.it}`,
  opening: `La aspettiamo dal lunedì al venerdì ${hours.mondayToFriday.words.it} e il sabato ${hours.saturday.words.it}. Per provare una parrucca o una protesi La riceviamo su appuntamento, in un orario soltanto per Lei.`,
  map: {
    ...shopMap,
    caption:
      'La mappa è di OpenStreetMap e si carica solo con il Suo consenso, qui o nell’avviso sui cookie.',
  },
} satisfies PageText & Record<string, unknown>
