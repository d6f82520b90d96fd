import type { SavedQuote } from '../../src/shared/quotes'
import { requestMailContent, requestText } from './requestMailContent'

export type DigestContent = ReturnType<typeof digestContent>

const counted = (count: number) =>
  `${count.toLocaleString('it-IT')} ${count === 1 ? 'richiesta' : 'richieste'}`

function restOf(waiting: number): string {
  if (waiting === 0) return ''
  const wait = waiting === 1 ? 'attende' : 'attendono'
  return `${waiting === 1 ? 'Un’altra richiesta' : `Altre ${counted(waiting)}`} ${wait} il prossimo riepilogo. L’elenco completo: requests list --unsent`
}

/**
 * The texts of a digest, in Italian, ready for both forms of the mail.
 * @param waiting how many more requests wait
 */
export function digestContent(
  requests: readonly SavedQuote[],
  waiting: number,
  siteUrl: string,
  shopName: string,
) {
  return {
    shopName,
    subject: `${counted(requests.length)} oltre il limite orario`,
    requests: requests.map((request) => requestMailContent(request, siteUrl, shopName)),
    /** How many more requests wait; empty if none does. */
    rest: restOf(waiting),
  }
}

/** The text form of the mail. */
export function digestText({ requests, rest }: DigestContent): string {
  const texts = requests.map((request) => requestText(request, request.replyLink))
  return [...texts, rest].filter(Boolean).join(`\n\n${'-'.repeat(40)}\n\n`)
}
