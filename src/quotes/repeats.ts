import { createHash } from 'node:crypto'
import type { CheckedQuote } from '../shared/quotes'
import type { Suspicion } from './suspicion'

/** Milliseconds for which a second post of the same text counts as the same request. */
const repeatMs = 10 * 60 * 1000

/** Fields that may differ between two posts of the same text. */
const circumstances: ReadonlySet<string> = new Set<keyof CheckedQuote>([
  'language',
  'page',
  'line',
  'elapsedMs',
  'honeypot',
])

/** A hash of everything that the visitor entered, whatever fields the form has. */
export function fingerprintOf(quote: CheckedQuote): string {
  const items = quote.items.map(({ product, quantity }) => [product, quantity])
  const entered = Object.entries({ ...quote, items })
    .filter(([field]) => !circumstances.has(field))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entered)).digest('hex')
}

/** Whether a post at `now` repeats a request of the same fingerprint from `first`. */
export function isRepeat(first: Date, now: Date): boolean {
  return now.getTime() - first.getTime() <= repeatMs
}

/**
 * Whether a repeat shows that a request which looked like a bot's is a person's: people double-click,
 * bots do not.
 */
export function releases(repeat: Suspicion | null, first: Suspicion | null): boolean {
  return repeat === null && first !== null
}
