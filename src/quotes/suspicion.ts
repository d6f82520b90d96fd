import type { QuoteRequest } from '../shared/quotes'

/** Why a request looks like a bot's. */
export const suspicions = ['honeypot', 'speed'] as const
export type Suspicion = (typeof suspicions)[number]

/** Milliseconds. Nobody fills in the form in less, even with autofill. */
const leastMs = 2000

/** The first sign of a bot. A value that the browser did not send is no sign. */
export function suspicionOf(quote: Pick<QuoteRequest, 'honeypot' | 'elapsedMs'>): Suspicion | null {
  if (quote.honeypot !== '') return 'honeypot'
  return quote.elapsedMs !== null && quote.elapsedMs < leastMs ? 'speed' : null
}
