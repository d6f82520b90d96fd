import { createHash } from 'node:crypto'
import type { CheckedQuote } from '../shared/quotes'

/** Milliseconds for which a second post of the same text counts as the same request. */
export const repeatMs = 10 * 60 * 1000

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
