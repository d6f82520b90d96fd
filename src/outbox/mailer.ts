import { createTransport } from 'nodemailer'
import type { Config } from '../config/config'
import type { Mailbox } from '../config/mailboxes'
import type { MailFolder } from './MailFolder'
import { nameIn } from './mailRecord'

/** What a mail says, and to whom. */
export interface MailContent {
  to: string
  replyTo?: Mailbox | Mailbox[]
  subject: string
  text: string
  html: string
  /** Auto-generated: marked so that auto-responders do not answer it (RFC 3834). */
  automatic?: boolean
}

export interface Mail extends MailContent {
  /** `<…@…>`, the same on every try; a file is called by the part before the @. */
  messageId: string
  from: Mailbox
  date: Date
}

/** Whether mails leave the machine, or become files in `DATA_DIR/mail` and reach nobody. */
export type Handover = 'sent' | 'written'

/** Nodemailer must never read a file or fetch a URL that a value names. */
const sealed = { disableFileAccess: true, disableUrlAccess: true }

const automaticHeaders = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/i

/** Nodemailer's options for a mail server. */
function serverAt(url: URL) {
  const secure = url.protocol === 'smtps:'
  const mayBePlain = loopback.test(url.hostname) || url.searchParams.get('tls') === 'optional'
  return {
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
  }
}

const inMemory = { streamTransport: true, buffer: true, newline: 'windows' }

export function createMailer({ smtpUrl }: Pick<Config, 'smtpUrl'>, folder: MailFolder) {
  const isFile = smtpUrl === null
  const transport = createTransport(isFile ? inMemory : serverAt(new URL(smtpUrl)))
  const handover: Handover = isFile ? 'written' : 'sent'
  return {
    handover,
    /** Resolves when the server, or the disk, has taken the mail. */
    async send({ automatic, ...mail }: Mail, signal: AbortSignal): Promise<void> {
      const headers = automatic ? automaticHeaders : {}
      const { message } = await transport.sendMail({ ...mail, ...sealed, headers, signal })
      if (isFile) await folder.write(nameIn(mail.messageId), message, mail.date)
    },
    /** Rejects when a mail could not be sent now, as far as that shows without sending one. */
    async check(): Promise<void> {
      await (isFile ? folder.make() : transport.verify())
    },
  }
}
