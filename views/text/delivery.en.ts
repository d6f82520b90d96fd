import type { Specification } from './CategoryPageText'

/** How long delivery takes, and from what order on it is free. */
export const en: readonly Specification[] = [
  { label: 'Free shipping', value: 'over €150 (abroad: see quote)' },
  { label: 'Delivery in Italy', value: '2–3 working days' },
  { label: 'Delivery in Europe', value: '5–7 days' },
  { label: 'Delivery elsewhere', value: '7–15 days' },
]
