import type { Config } from '../config/config'
import type { DigestRequests } from '../shared/digests'
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

/** Composes each mail from the stored requests at the moment when it is sent. */
export function createDelivery(
  config: Config,
  quotes: QuoteSource,
  folder: MailFolder,
): CheckedDelivery {
  const mailer = createMailer(config)

  async function compose(claimed: ClaimedMail): Promise<Mail | undefined> {
    if (claimed.kind === 'digest') {
      const requests = await quotes.inDigest(claimed.id)
      return requests.inFull.length > 0 ? digestMail(requests, claimed, config) : undefined
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

  return {
    async deliver(claimed, signal) {
      const mail = await compose(claimed)
      if (!mail) return undefined
      await mailer.send(mail, signal)
      if (mailer.kind === 'smtp') return 'sent'
      // An erasure in the meantime may have looked for the file before it was there.
      if ('quoteId' in claimed && !(await quotes.find(claimed.quoteId))) {
        await folder.deleteMailsOf([claimed.quoteId])
        return undefined
      }
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
