import { createTransport } from 'nodemailer'
import type { Config } from '../config/config'
import type { Mailbox } from '../config/mailboxes'
import type { MailFolder } from './MailFolder'

/** A mail from the shop: it is always the sender. */
export interface Mail {
  /** `<…@…>`, the same on every try. */
  messageId: string
  to: string
  replyTo?: Mailbox | Mailbox[]
  subject: string
  text: string
  html: string
  date: Date
  /** Auto-generated: marked so that auto-responders do not answer it (RFC 3834). */
  automatic?: boolean
}

/** Whether mails leave the machine, or become files in `DATA_DIR/mail` and reach nobody. */
export type Handover = 'sent' | 'written'

export interface Mailer {
  readonly handover: Handover
  /**
   * Resolves when the server, or the disk, has taken the mail.
   * @param name of its file
   */
  send(mail: Mail, from: Mailbox, name: string, signal: AbortSignal): Promise<void>
  /** Rejects when a mail could not be sent now, as far as that shows without sending one. */
  check(): Promise<void>
}

/** Nodemailer must never read a file or fetch a URL that a value names. */
const sealed = { disableFileAccess: true, disableUrlAccess: true }

const automaticHeaders = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }

function composed({ automatic, ...mail }: Mail, from: Mailbox) {
  return { ...mail, ...sealed, from, headers: automatic ? automaticHeaders : {} }
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/i

export function createMailer({ smtpUrl }: Pick<Config, 'smtpUrl'>, folder: MailFolder): Mailer {
  return smtpUrl === null ? fileMailer(folder) : smtpMailer(new URL(smtpUrl))
}

function smtpMailer(url: URL): Mailer {
  const secure = url.protocol === 'smtps:'
  const mayBePlain = loopback.test(url.hostname) || url.searchParams.get('tls') === 'optional'
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && !mayBePlain,
    // Encryption with an untrusted certificate is still better than plain text.
    ...(mayBePlain && { tls: { rejectUnauthorized: false } }),
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    socketCloseTimeout: 0,
  })
  return {
    handover: 'sent',
    async send(mail, from, _, signal) {
      await transport.sendMail({ ...composed(mail, from), signal })
    },
    async check() {
      await transport.verify()
    },
  }
}

function fileMailer(folder: MailFolder): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    handover: 'written',
    async send(mail, from, name) {
      const { message } = await transport.sendMail(composed(mail, from))
      await folder.write(name, message as Buffer, mail.date)
    },
    check: () => folder.make(),
  }
}
