import { errorCode } from '../errors'

/** Steps at which a server judges this mail and not the connection. */
const mailSteps = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * Why a mail did not go out, in codes: a server's words may quote the visitor.
 * `refused` is true when the server answered this very mail with a permanent code (5xx); a wrong
 * password or a bad greeting is the operator's to mend and keeps the ordinary schedule.
 */
export function mailProblem(error: unknown): { problem: string; refused: boolean } {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  const status = typeof responseCode === 'number' ? responseCode : undefined
  return {
    problem: status === undefined ? errorCode(error) : `${errorCode(error)} ${status}`,
    refused: mailSteps.has(String(code)) && status !== undefined && status >= 500,
  }
}
