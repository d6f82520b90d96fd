import type { it } from './text.it'

export const en: typeof it = {
  show: 'Show the map',
  townOnly: 'The address is still to be added: for now the map shows the city, without a pin.',
}
