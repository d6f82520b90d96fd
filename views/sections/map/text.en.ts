import type { it } from './text.it'

export const en: typeof it = {
  caption: 'The map comes from OpenStreetMap and loads only with your consent.',
  show: 'Show the map',
  townOnly: 'The map shows the city, not the exact spot.',
}
