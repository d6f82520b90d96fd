import type { it } from './text.it'

export const en: typeof it = {
  show: 'Show the map',
  townOnly: 'The map shows the city, not the exact spot.',
}
