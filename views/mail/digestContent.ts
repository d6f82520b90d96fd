import { commandLine } from '../../src/shared/commandLine'
import type { SavedQuote } from '../../src/shared/quotes'
import { requestMailContent, requestMailText } from './requestMailContent'

export type DigestContent = ReturnType<typeof digestContent>

const counted = (count: number) =>
  `${count.toLocaleString('it-IT')} ${count === 1 ? 'richiesta' : 'richieste'}`

function restOf(waiting: number): string {
  if (waiting === 0) return ''
  const wait = waiting === 1 ? 'attende' : 'attendono'
  return `${waiting === 1 ? 'Un’altra richiesta' : `Altre ${counted(waiting)}`} ${wait} il prossimo riepilogo. L’elenco completo: ${commandLine} requests list --unsent`
}

/**
 * The texts of a digest, in Italian, ready for both forms of the mail.
 * @param waiting how many more requests wait
 */
export function digestContent(
  quotes: readonly SavedQuote[],
  waiting: number,
  siteUrl: string,
  shopName: string,
) {
  return {
    shopName,
    subject: `${counted(quotes.length)} oltre il limite orario`,
    quotes: quotes.map((quote) => requestMailContent(quote, siteUrl, shopName)),
    /** How many more requests wait; empty if none does. */
    rest: restOf(waiting),
  }
}

export function digestText({ quotes, rest }: DigestContent): string {
  const texts = quotes.map((quote) => requestMailText(quote, quote.replyLink))
  return [...texts, rest].filter(Boolean).join(`\n\n${'-'.repeat(40)}\n\n`)
}
