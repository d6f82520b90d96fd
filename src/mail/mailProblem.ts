import { errorCode } from '../errors'

/** SMTP commands whose refusal is about this mail and not the connection. */
const mailSteps = new Set(['EENVELOPE', 'EMESSAGE'])

interface ExplainedProblem {
  problem: string
  /**
   * Whether the server answered this very mail with a permanent code (5xx); a wrong password or a
   * bad greeting is for the operator to fix and keeps the ordinary schedule.
   */
  refused: boolean
  /** Whether it had seen the mail, and not its addresses alone. */
  ofContent: boolean
}

/**
 * Why a mail was not sent, in codes: a server's text may quote the visitor. A failed connection has
 * the system's code after nodemailer's, which alone would not tell a refused connection from an
 * untrusted certificate.
 */
export function mailProblem(error: unknown): ExplainedProblem {
  const { code, originalCode, responseCode } = (error ?? {}) as Record<string, unknown>
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const details = [originalCode, status].filter((detail) => detail !== undefined)
  return {
    problem: [errorCode(error), ...details].join(' '),
    refused: mailSteps.has(String(code)) && status !== undefined && status >= 500,
    ofContent: code === 'EMESSAGE',
  }
}
