import { createHash } from 'node:crypto'
import { textRules } from '../shared/quotes'

const links = /(?:https?:\/\/|www\.)\S+/gu
const notLetters = /[^\p{L}\p{M}]+/gu

/**
 * A hash that messages share which say the same: what one sender of many changes from mail to mail
 * (links, addresses, numbers, punctuation, capitals) does not count.
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
