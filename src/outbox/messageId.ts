/**
 * A Message-ID in the shop's domain; the same for the same id and kind.
 * @param mailFrom the shop's address
 */
export function messageId(id: string, kind: string, mailFrom: string): string {
  return `<${id}.${kind}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`
}
