import type { PageText } from '../../text/PageText'
import { terms, updated } from './body.it'

export const it = {
  title: 'Termini di utilizzo del sito | {name}',
  description:
    'Le condizioni d’uso del sito {name} in nove sezioni: uso professionale, preventivi non vincolanti, foro di Palermo. Aggiornate a settembre 2025.',
  heading: 'Termini di utilizzo',
  opening:
    'Queste condizioni, in nove sezioni, regolano il sito e l’uso professionale dei prodotti. I preventivi non sono vincolanti; il foro è quello di Palermo, salvi i diritti dei consumatori. Ultimo aggiornamento: settembre 2025.',
  body: terms,
  italianBody: terms,
  updated,
  italianUpdated: updated,
} satisfies PageText & Record<string, unknown>
