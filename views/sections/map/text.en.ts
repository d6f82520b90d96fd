import type { it } from './text.it'

export const en: typeof it = {
  show: 'Show the map',
  townOnly: 'The map shows the city: the exact place is not marked yet.',
}
