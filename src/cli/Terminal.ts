import { exitCodes, OperatorError } from '../core/errors'

/** Where a command reads and writes; tests give their own. */
export interface Terminal {
  /** Writes the result. A caller that awaits it writes no faster than the reader reads. */
  out: (text: string) => void | Promise<void>
  /** Writes a message for a person beside the output, which a program may read. */
  note: (text: string) => void
  /** Asks a yes-or-no question; undefined if nobody can answer. */
  ask: ((question: string) => Promise<boolean>) | undefined
}

/**
 * Asks before something is destroyed.
 * @throws {OperatorError} unless the answer is yes
 */
export async function confirm(
  terminal: Terminal,
  question: string,
  alreadyYes = false,
): Promise<void> {
  if (alreadyYes) return
  if (!terminal.ask) {
    throw new OperatorError(`${question} Nobody can answer here: add --yes.`, exitCodes.refused)
  }
  if (!(await terminal.ask(question))) {
    throw new OperatorError('Nothing was deleted.', exitCodes.refused)
  }
}
