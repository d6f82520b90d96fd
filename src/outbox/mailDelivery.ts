import type { Config } from '../config/config'
import type { Digested } from '../shared/digests'
import type { SavedQuote } from '../shared/quotes'
import { acknowledgementMail } from './acknowledgementMail'
import type { Delivery } from './Delivery'
import { digestMail } from './digestMail'
import type { MailFolder } from './MailFolder'
import { mailAdvice } from './mailAdvice'
import { createMailer, type Mail } from './mailer'
import { mailProblem } from './mailProblem'
import type { ClaimedMail } from './mailRecord'
import { requestMail } from './requestMail'
import { suspectsMail } from './suspectsMail'

/** The requests that mails tell of, as they are kept. */
export interface QuotesToMail {
  find: (id: string) => Promise<SavedQuote | undefined>
  /** @returns those of the ids that no request has any more */
  missing: (ids: readonly string[]) => Promise<string[]>
  inDigest: (digestId: string) => Promise<Digested>
  /** @returns how many suspect ones wait for staff */
  suspects: () => Promise<number>
}

/** The request was erased while its mail was being written. */
class ErasedMeanwhileError extends Error {
  override readonly name = 'ErasedMeanwhileError'
}

export interface CheckedDelivery extends Delivery {
  /** Why mails cannot be sent as things are, and what to look at; undefined when they can. */
  check: () => Promise<{ problem: string; advice: string } | undefined>
}

/** How the outbox's mails become mails: from what is stored, at the moment they are sent. */
export function createDelivery(
  config: Config,
  quotes: QuotesToMail,
  folder: MailFolder,
): CheckedDelivery {
  const mailer = createMailer(config)

  async function compose(claimed: ClaimedMail): Promise<Mail | undefined> {
    if (claimed.kind === 'digest') {
      const digested = await quotes.inDigest(claimed.id)
      return digested.requests.length > 0 ? digestMail(digested, claimed, config) : undefined
    }
    if (claimed.kind === 'suspects') {
      const count = await quotes.suspects()
      return count > 0 ? suspectsMail(count, claimed, config) : undefined
    }
    const request = await quotes.find(claimed.quoteId)
    if (!request) return undefined
    const mailOf = claimed.kind === 'request' ? requestMail : acknowledgementMail
    return mailOf(request, claimed.messageId, config)
  }

  /** Deletes mail files whose request was erased while they were written; a digest is retried. */
  async function forgetErased(ids: readonly string[]): Promise<void> {
    const gone = await quotes.missing(ids)
    if (gone.length === 0) return
    await folder.deleteMailsOf(gone)
    await folder.deleteDigestsAbout(gone)
    throw new ErasedMeanwhileError('A request was erased while its mail was written')
  }

  return {
    async deliver(claimed, signal) {
      const mail = await compose(claimed)
      if (!mail) {
        // An earlier try may have left a file that names somebody who has been erased since.
        if (claimed.kind === 'digest') await folder.deleteDigest(claimed.id)
        return undefined
      }
      await mailer.send(mail, signal)
      if (mailer.kind === 'smtp') return 'sent'
      await forgetErased(mail.about ?? ('quoteId' in claimed ? [claimed.quoteId] : []))
      return 'written'
    },
    explain: mailProblem,
    async check() {
      try {
        await mailer.check()
        return undefined
      } catch (error) {
        return { problem: mailProblem(error).problem, advice: mailAdvice(mailer.kind, error) }
      }
    },
  }
}
