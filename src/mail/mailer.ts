import fs from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config'

/** A mail of the shop's; From is always the shop's own address. */
export interface Mail {
  /** `<…@…>`, the same on every try. */
  messageId: string
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  date: Date
  /** Written by nobody: other machines shall not answer it. */
  automatic?: boolean
}

export interface Mailer {
  /** Whether mails leave the machine; otherwise they become files in `DATA_DIR/mail`. */
  readonly kind: 'smtp' | 'file'
  /** Resolves when the server, or the disk, has taken the mail. */
  send(mail: Mail, signal: AbortSignal): Promise<void>
}

/** What nodemailer must never do with a value: read a file or fetch a URL. */
const sealed = { disableFileAccess: true, disableUrlAccess: true }

const automaticHeaders = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }

/** The mail as nodemailer wants it. */
function composed({ automatic, ...mail }: Mail, from: string) {
  return { ...mail, ...sealed, from, headers: automatic ? automaticHeaders : {} }
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/i

export function createMailer(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'mailFrom'>): Mailer {
  return config.smtpUrl === null
    ? fileMailer(path.join(config.dataDir, 'mail'), config.mailFrom)
    : smtpMailer(new URL(config.smtpUrl), config.mailFrom)
}

function smtpMailer(url: URL, from: string): Mailer {
  const secure = url.protocol === 'smtps:'
  const mayBePlain = loopback.test(url.hostname) || url.searchParams.get('tls') === 'optional'
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && !mayBePlain,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    socketCloseTimeout: 0,
  })
  return {
    kind: 'smtp',
    async send(mail, signal) {
      await transport.sendMail({ ...composed(mail, from), signal })
    },
  }
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    kind: 'file',
    async send(mail) {
      const { message } = await transport.sendMail(composed(mail, from))
      await fs.mkdir(folder, { recursive: true })
      const name = mail.messageId.replace(/[^\w.@-]/g, '').replace(/@.*/, '')
      const file = path.join(folder, `${name}.eml`)
      // Whoever watches the folder sees whole mails only.
      await fs.writeFile(`${file}.part`, message as Buffer)
      await fs.rename(`${file}.part`, file)
    },
  }
}
