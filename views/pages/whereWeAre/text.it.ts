import { it as shopMap } from '../../sections/map/text.it'
import type { PageText } from '../../text/PageText'
import { body } from './body.it'

export const it = {
  title: `Showroom di parrucche ed extension a {town} | {name}`,
  description: `Showroom di capelli, parrucche ed extension a {town}: {showroomSpans}. Parrucche e protesi su appuntamento.`,
  heading: `Showroom di parrucche a {town}`,
  opening: `Qui può vedere le linee, confrontare i toni con i Suoi capelli e, su appuntamento, provare parrucche e protesi.`,
  body,
  italianBody: body,
  map: shopMap,
} satisfies PageText & Record<string, unknown>
