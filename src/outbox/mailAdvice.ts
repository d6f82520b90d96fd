import { codeOf } from '../core/errors'
import type { Handover } from './mailer'

const untrusted = 'SMTP_URL: there is no trusted encryption with the mail server.'

const byCode: Record<string, string> = {
  EAUTH: 'SMTP_URL: the mail server refuses this user or password.',
  ENOAUTH: 'SMTP_URL: the mail server wants a user and a password.',
  ETLS: untrusted,
}

/** What OpenSSL and Node call a certificate that is not trusted, expired or another host's. */
const certificateCode = /CERT|LEAF_SIGNATURE/

/** What an operator should look at when the mailer cannot send. */
export function mailAdvice(handover: Handover, error: unknown): string {
  if (handover === 'written')
    return 'DATA_DIR: the mail folder in it cannot be written by this user.'
  // nodemailer's own code is the same for every connection that fails.
  const { originalCode } = Object(error) as { originalCode?: unknown }
  if (certificateCode.test(String(originalCode))) return untrusted
  return byCode[codeOf(error)] ?? 'SMTP_URL: the mail server cannot be reached.'
}
