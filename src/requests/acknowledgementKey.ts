import { createHash } from 'node:crypto'

/** What stands before the tag of an address, as in `anna+site@example.com`. */
const tagged = /^([^+@]+)\+[^@]*@/

/** Once an address a day, however it is written: capitals and a tag lead to the same mailbox. */
export function acknowledgementKey(email: string, now: Date): string {
  const address = email.toLowerCase().replace(tagged, '$1@')
  const hash = createHash('sha256').update(address).digest('hex')
  return `ack:${hash}:${now.toISOString().slice(0, 10)}`
}
