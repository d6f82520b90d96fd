import type { Config } from '../config/config'
import type { SavedQuote } from '../shared/quotes'
import type { Shop } from '../shared/shop'
import type { MailFolder } from './MailFolder'
import { createMailer, type Handover, type Mail } from './mailer'
import { mailAdvice, mailProblem } from './mailProblem'
import type { ClaimedMail } from './mailRecord'
import {
  acknowledgementMail,
  type DigestQuotes,
  digestMail,
  requestMail,
  suspectsMail,
} from './mails'

interface QuoteSource {
  find: (id: string) => Promise<SavedQuote | undefined>
  inDigest: (digestId: string) => Promise<DigestQuotes>
}

/** Hands mails over to the mail server, or to the folder as long as there is none. */
export class Delivery {
  readonly #mailer: ReturnType<typeof createMailer>

  constructor(
    readonly config: Config,
    readonly quotes: QuoteSource,
    /** How many suspect requests wait for staff. */
    readonly suspects: () => Promise<number>,
    readonly folder: MailFolder,
    readonly shop: () => Shop,
  ) {
    this.#mailer = createMailer(config, folder)
  }

  /**
   * Composes the mail from the stored requests and hands it over.
   * @returns undefined when nothing is left to send, as after an erasure
   */
  async deliver(claimed: ClaimedMail, signal: AbortSignal): Promise<Handover | undefined> {
    const { handover } = this.#mailer
    const { quoteId } = claimed
    const mail = await this.#compose(claimed)
    if (!mail) return undefined
    await this.#mailer.send(mail, signal)
    if (handover === 'sent' || quoteId === null) return handover
    // An erasure in the meantime may have looked for the file before it was there.
    if (await this.quotes.find(quoteId)) return handover
    await this.folder.deleteMailsOf([quoteId])
    return undefined
  }

  /** Why mails cannot be sent now, and what to look at; undefined if they can. */
  async check(): Promise<{ problem: string; advice: string } | undefined> {
    try {
      await this.#mailer.check()
      return undefined
    } catch (error) {
      const advice = mailAdvice(this.#mailer.handover, error)
      return { problem: mailProblem(error).problem, advice }
    }
  }

  /** @returns null when nothing is left to send. A kind without a case does not compile. */
  async #compose(mail: ClaimedMail): Promise<Mail | null> {
    const shop = this.shop()
    const { siteUrl, mailTo, mailFrom } = this.config
    const site = { siteUrl, mailTo: mailTo ?? shop.email, shop }
    const from = { name: mailFrom?.name || shop.name, address: mailFrom?.address ?? shop.email }
    const envelope = { messageId: mail.messageId, from, date: mail.createdAt }
    switch (mail.kind) {
      case 'request':
      case 'acknowledgement': {
        const quote = await this.quotes.find(mail.quoteId)
        if (!quote) return null
        const content = (mail.kind === 'request' ? requestMail : acknowledgementMail)(quote, site)
        return { ...envelope, ...content, date: new Date(quote.createdAt) }
      }
      case 'digest': {
        const digest = await this.quotes.inDigest(mail.id)
        return digest.quotes.length > 0 ? { ...envelope, ...digestMail(digest, site) } : null
      }
      case 'suspects': {
        const count = await this.suspects()
        return count > 0 ? { ...envelope, ...suspectsMail(count, site) } : null
      }
    }
  }
}
