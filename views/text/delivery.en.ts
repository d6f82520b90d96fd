import type { Specification } from './LinePageText'

/** What who buys by the pack asks first, and the words of the link to the price list. */
export const trade = {
  delivery:
    'Delivery: 2–3 working days in Italy, 5–7 days in Europe, 7–15 elsewhere. Free over €150 (abroad: by\u00a0quote).',
  list: 'Ask for the price list',
}

/** How long delivery takes, and from what order on it is free. */
export const en: readonly Specification[] = [
  { label: 'Free shipping', value: 'over €150 (abroad: see quote)' },
  { label: 'Delivery in Italy', value: '2–3 working days' },
  { label: 'Delivery in Europe', value: '5–7 days' },
  { label: 'Delivery elsewhere', value: '7–15 days' },
]
