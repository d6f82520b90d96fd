import { createHash } from 'node:crypto'

const links = /(?:https?:\/\/|www\.)\S+|\S+@\S+/gu
const notLetters = /[^\p{L}\p{M}]+/gu

/**
 * A hash that messages share which say the same: what one sender of many changes from mail to mail
 * (links, addresses, numbers, punctuation, capitals) does not count.
 */
export function likenessOf(message: string): string {
  const words = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(links, ' ')
    .replace(notLetters, ' ')
    .trim()
  return createHash('sha256').update(words).digest('hex').slice(0, 32)
}
