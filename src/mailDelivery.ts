import type { Config } from './config'
import { acknowledgementMail } from './mail/acknowledgementMail'
import { digestMail } from './mail/digestMail'
import type { MailFolder } from './mail/MailFolder'
import { mailAdvice } from './mail/mailAdvice'
import { createMailer, type Mail } from './mail/mailer'
import { mailProblem } from './mail/mailProblem'
import { requestMail } from './mail/requestMail'
import { suspectsMail } from './mail/suspectsMail'
import type { ContactStore } from './requests/ContactStore'
import type { Delivery } from './requests/Delivery'
import type { ClaimedMail } from './requests/mailRecord'

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
  contacts: ContactStore,
  folder: MailFolder,
): CheckedDelivery {
  const mailer = createMailer(config)

  async function compose(claimed: ClaimedMail): Promise<Mail | undefined> {
    const { id, kind, contactId, messageId } = claimed
    if (kind === 'digest') {
      const digested = await contacts.inDigest(id)
      return digested.requests.length > 0 ? digestMail(digested, claimed, config) : undefined
    }
    if (kind === 'suspects') {
      const count = await contacts.suspects()
      return count > 0 ? suspectsMail(count, claimed, config) : undefined
    }
    const request = await contacts.find(contactId ?? '')
    if (!request) return undefined
    return kind === 'request'
      ? requestMail(request, messageId, config)
      : acknowledgementMail(request, messageId, config)
  }

  /** Deletes mail files whose request was erased while they were written; a digest is retried. */
  async function forgetErased(ids: readonly string[]): Promise<void> {
    const gone = await contacts.missing(ids)
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
      const { contactId } = claimed
      await forgetErased(mail.about ?? (contactId === null ? [] : [contactId]))
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
