import type { QuoteRequest } from '../shared/quotes'

/** Why a request looks like a bot's: its own signs, or that it came in a flood. */
export const suspicions = ['honeypot', 'speed', 'flood'] as const
export type Suspicion = (typeof suspicions)[number]

/** Milliseconds. Nobody fills in the form in less, even with autofill. */
const leastMs = 2000

/** The first sign of a bot. A value that the browser did not send is no sign. */
export function suspicionOf(
  quote: Pick<QuoteRequest, 'honeypot' | 'elapsedMs'>,
): 'honeypot' | 'speed' | null {
  if (quote.honeypot !== '') return 'honeypot'
  return quote.elapsedMs !== null && quote.elapsedMs < leastMs ? 'speed' : null
}
