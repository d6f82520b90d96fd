import type { ClaimedMail } from './mailRecord'

/** Why a mail did not go out. */
export interface MailProblem {
  /** Codes only, fit for a log. */
  problem: string
  /**
   * Whether the server answered this mail with a permanent code (5xx). A wrong password or a bad
   * greeting is the operator's to mend, and the mail keeps the ordinary schedule.
   */
  refused: boolean
}

/** Whether a mail left the machine, or became a file in `DATA_DIR/mail` and reached nobody. */
export type Handover = 'sent' | 'written'

/** Hands a stored mail over: all that the outbox knows of the mail server. */
export interface Delivery {
  /**
   * Composes the mail and hands it over.
   * @returns undefined when nothing is left to send, as after an erasure
   */
  deliver: (mail: ClaimedMail, signal: AbortSignal) => Promise<Handover | undefined>
  explain: (error: unknown) => MailProblem
}
