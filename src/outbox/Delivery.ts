import type { ClaimedMail } from './mailRecord'

/** Why a mail did not go out. */
export interface MailProblem {
  /** Codes only, fit for a log. */
  problem: string
  /**
   * Whether the server answered this very mail with a permanent code (5xx). A wrong password or a bad
   * greeting is for the operator to mend and keeps the ordinary schedule.
   */
  refused: boolean
  /** Whether the server had seen the mail, and not its addresses alone: it may take a part of it. */
  ofContent: boolean
}

/** What became of a mail: it left the machine, or it is a file in `DATA_DIR/mail` and reached nobody. */
export type Handover = 'sent' | 'written'

/** Hands a stored mail over to whom it is for: what the outbox knows of the mail server. */
export interface Delivery {
  /**
   * Composes the mail and hands it over.
   * @returns undefined when there is nothing left to tell, as after an erasure
   */
  deliver: (mail: ClaimedMail, signal: AbortSignal) => Promise<Handover | undefined>
  explain: (error: unknown) => MailProblem
}
