import { createHash } from 'node:crypto'
import { textRules } from '../shared/quotes'

const links = /(?:https?:\/\/|www\.)\S+/gu
const notLetters = /[^\p{L}\p{M}]+/gu

/**
 * A hash that alike messages share. Links, addresses, numbers, punctuation and capitals do not count:
 * a bot changes them from message to message.
 */
export function likenessOf(message: string): string {
  // NFKC makes up to eighteen letters of one.
  const text = message.normalize('NFKC').slice(0, textRules.message.max).toLowerCase()
  const words = text
    .replace(links, ' ')
    .split(/\s+/)
    .filter((word) => !word.includes('@'))
    .join(' ')
    .replace(notLetters, ' ')
    .trim()
  return createHash('sha256').update(words).digest('hex').slice(0, 32)
}
