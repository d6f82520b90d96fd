import { errorCode } from '../core/errors'
import type { MailProblem } from './Delivery'

/** SMTP commands whose refusal is about this mail and not the connection. */
const mailSteps = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * Why a mail was not sent, in codes: a server's text may quote the visitor. A failed connection has
 * the system's code after nodemailer's, which alone would not tell a refused connection from an
 * untrusted certificate.
 */
export function mailProblem(error: unknown): MailProblem {
  const { code, originalCode, responseCode } = (error ?? {}) as Record<string, unknown>
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const details = [originalCode, status].filter((detail) => detail !== undefined)
  return {
    problem: [errorCode(error), ...details].join(' '),
    refused: mailSteps.has(String(code)) && status !== undefined && status >= 500,
    ofContent: code === 'EMESSAGE',
  }
}
