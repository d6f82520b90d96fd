import type { Config } from './config'
import { acknowledgementMail } from './mail/acknowledgementMail'
import { digestMail } from './mail/digestMail'
import { createMailer, type Mail } from './mail/mailer'
import { mailProblem } from './mail/mailProblem'
import { requestMail } from './mail/requestMail'
import type { ContactStore } from './requests/contactStore'
import type { ClaimedMail } from './requests/mailRecord'
import type { Delivery } from './requests/Outbox'

/** How the outbox's mails become mails: from what is stored, at the moment they are sent. */
export function createDelivery(config: Config, contacts: ContactStore): Delivery {
  const mailer = createMailer(config)

  async function compose({ id, kind, contactId, messageId, createdAt }: ClaimedMail) {
    if (kind === 'digest') {
      const requests = await contacts.inDigest(id)
      return requests.length > 0 ? digestMail(requests, messageId, createdAt, config) : undefined
    }
    const request = await contacts.find(contactId ?? '')
    if (!request) return undefined
    return kind === 'request'
      ? requestMail(request, messageId, config)
      : acknowledgementMail(request, messageId, config)
  }

  return {
    async deliver(claimed, signal) {
      const mail: Mail | undefined = await compose(claimed)
      if (mail) await mailer.send(mail, signal)
      return mail !== undefined
    },
    explain: mailProblem,
  }
}
