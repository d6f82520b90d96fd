import { codeOf, loggableError } from '../core/errors'
import type { Handover } from './mailer'

interface MailProblem {
  /** Codes only, fit for a log, and for their column. */
  problem: string
  /**
   * Whether the server answered this mail with a permanent code (5xx). A wrong password or a bad
   * greeting is the operator's to mend, and the mail keeps the ordinary schedule.
   */
  refused: boolean
}

/** Nodemailer's codes for a refusal of this mail and not of the connection. */
const mailSteps = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * Why a mail was not sent, in codes: a server's text may quote the visitor. Nodemailer has one code
 * for a refused connection and an untrusted certificate: the system's code follows it.
 */
export function mailProblem(error: unknown): MailProblem {
  const { code, originalCode, responseCode } = (error ?? {}) as Record<string, unknown>
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const details = [originalCode, status].filter((detail) => detail !== undefined)
  return {
    problem: [loggableError(error), ...details].join(' ').slice(0, 100),
    refused: mailSteps.has(String(code)) && status !== undefined && status >= 500,
  }
}

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
