import { errorCode } from '../core/errors'

/** Why a mail did not go out. */
interface MailProblem {
  /** Codes only, fit for a log. */
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
 * Why a mail was not sent, in codes: a server's text may quote the visitor. For a failed connection the
 * system's code follows nodemailer's, which is the same for a refused connection and an untrusted
 * certificate.
 */
export function mailProblem(error: unknown): MailProblem {
  const { code, originalCode, responseCode } = (error ?? {}) as Record<string, unknown>
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const details = [originalCode, status].filter((detail) => detail !== undefined)
  return {
    problem: [errorCode(error), ...details].join(' '),
    refused: mailSteps.has(String(code)) && status !== undefined && status >= 500,
  }
}
