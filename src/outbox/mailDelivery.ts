import type { Config } from '../config/config'
import type { SavedQuote } from '../shared/quotes'
import { acknowledgementMail } from './acknowledgementMail'
import type { Delivery } from './Delivery'
import { type DigestRequests, digestMail } from './digestMail'
import type { MailFolder } from './MailFolder'
import { mailAdvice } from './mailAdvice'
import { createMailer, type Mail } from './mailer'
import { mailProblem } from './mailProblem'
import type { ClaimedMail } from './mailRecord'
import { requestMail } from './requestMail'
import { suspectsMail } from './suspectsMail'

/** Where the requests of mails are read. */
export interface QuoteSource {
  find: (id: string) => Promise<SavedQuote | undefined>
  inDigest: (digestId: string) => Promise<DigestRequests>
  /** @returns the number of suspect requests that wait for staff */
  suspects: () => Promise<number>
}

export interface CheckedDelivery extends Delivery {
  /** Why mails cannot be sent now, and what to look at; undefined if they can. */
  check: () => Promise<{ problem: string; advice: string } | undefined>
}

/**
 * The folder refuses a digest as a server would, so that each of its requests becomes a file of its own:
 * an erasure deletes the files of one person.
 */
const digestRefused = Object.assign(new Error('No file of many requests'), {
  code: 'EMESSAGE',
  responseCode: 554,
})

/** Composes each mail from the stored requests at the moment when it is sent. */
export function createDelivery(
  config: Config,
  quotes: QuoteSource,
  folder: MailFolder,
): CheckedDelivery {
  const mailer = createMailer(config, folder)

  async function compose(claimed: ClaimedMail): Promise<Mail | undefined> {
    if ('quoteId' in claimed) {
      const request = await quotes.find(claimed.quoteId)
      if (!request) return undefined
      const mailOf = claimed.kind === 'request' ? requestMail : acknowledgementMail
      return mailOf(request, claimed.messageId, config)
    }
    if (claimed.kind === 'digest') {
      const digest = await quotes.inDigest(claimed.id)
      return digest.requests.length > 0 ? digestMail(digest, claimed, config) : undefined
    }
    const count = await quotes.suspects()
    return count > 0 ? suspectsMail(count, claimed, config) : undefined
  }

  return {
    async deliver(claimed, signal) {
      if (mailer.handover === 'written' && claimed.kind === 'digest') throw digestRefused
      const mail = await compose(claimed)
      if (!mail) return undefined
      const quoteId = 'quoteId' in claimed ? claimed.quoteId : undefined
      await mailer.send(mail, `${quoteId ?? claimed.id}.${claimed.kind}`, signal)
      if (mailer.handover === 'sent' || quoteId === undefined) return mailer.handover
      // An erasure in the meantime may have looked for the file before it was there.
      if (await quotes.find(quoteId)) return 'written'
      await folder.deleteMailsOf([quoteId])
      return undefined
    },
    explain: mailProblem,
    async check() {
      try {
        await mailer.check()
        return undefined
      } catch (error) {
        return { problem: mailProblem(error).problem, advice: mailAdvice(mailer.handover, error) }
      }
    },
  }
}
