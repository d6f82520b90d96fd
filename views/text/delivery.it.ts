import type { Specification } from './LinePageText'

/** What who buys by the pack asks first, and the words of the link to the price list. */
export const trade = {
  delivery:
    'Consegna: 2–3 giorni lavorativi in Italia, 5–7 giorni in Europa, 7–15 altrove. Gratuita oltre 150 euro (estero: da\u00a0preventivo).',
  list: 'Chiedi il listino',
}

/** How long delivery takes, and from what order on it is free. */
export const it: readonly Specification[] = [
  { label: 'Spedizione gratuita', value: 'oltre 150 euro (estero: da\u00a0preventivo)' },
  { label: 'Consegna in Italia', value: '2–3 giorni lavorativi' },
  { label: 'Consegna in Europa', value: '5–7 giorni' },
  { label: 'Consegna negli altri Paesi', value: '7–15 giorni' },
]
