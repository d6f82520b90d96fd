import { createHash } from 'node:crypto'

/** An address with a tag, as `anna+site@example.com`; the group is the part before the tag. */
const tagged = /^([^+@]+)\+[^@]*@/

/** The same for one mailbox on one day (UTC): capitals and a tag do not make another mailbox. */
export function acknowledgementKey(email: string, now: Date): string {
  const address = email.toLowerCase().replace(tagged, '$1@')
  const hash = createHash('sha256').update(address).digest('hex')
  return `ack:${hash}:${now.toISOString().slice(0, 10)}`
}
