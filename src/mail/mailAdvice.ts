import { codeOf } from '../errors'
import type { Mailer } from './mailer'

const byCode: Record<string, string> = {
  EAUTH: 'SMTP_URL: the mail server refuses this user or password.',
  ENOAUTH: 'SMTP_URL: the mail server wants a user and a password.',
  ETLS: 'SMTP_URL: there is no trusted encryption with the mail server.',
}

/** What an operator should look at when the mailer cannot send. */
export function mailAdvice(kind: Mailer['kind'], error: unknown): string {
  if (kind === 'file') return 'DATA_DIR: the mail folder in it cannot be written by this user.'
  return byCode[codeOf(error)] ?? 'SMTP_URL: the mail server cannot be reached.'
}
