import type { Specification } from './CategoryPageText'

/** How long delivery takes, and from what order on it is free. */
export const it: readonly Specification[] = [
  { label: 'Spedizione gratuita', value: 'oltre 150 euro (estero: da\u00a0preventivo)' },
  { label: 'Consegna in Italia', value: '2–3 giorni lavorativi' },
  { label: 'Consegna in Europa', value: '5–7 giorni' },
  { label: 'Consegna negli altri Paesi', value: '7–15 giorni' },
]
