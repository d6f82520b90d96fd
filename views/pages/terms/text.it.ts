import type { PageText } from '../../text/PageText'
import { terms } from './body.it'

export const it = {
  title: 'Termini di utilizzo del sito | {name}',
  description:
    'Le condizioni d’uso del sito {name} in nove sezioni: uso professionale, preventivi non vincolanti, foro di Palermo. Aggiornate a settembre 2025.',
  heading: 'Termini di utilizzo',
  opening: 'Per l’uso del sito e dei prodotti tecnici. Ultimo aggiornamento: settembre 2025.',
  body: terms,
  italianBody: terms,
} satisfies PageText & Record<string, unknown>
