import { exitCodes, OperatorError } from '../core/errors'

/** Where a command writes; tests give their own. */
export interface Terminal {
  /** Writes the result. A caller that awaits it writes no faster than the reader reads. */
  out: (text: string) => void | Promise<void>
  /** Writes a message for a person beside the output, which a program may read. */
  note: (text: string) => void
}

/**
 * Lets nothing be destroyed by a slip.
 * @throws {OperatorError} that says what would be, unless the command line says yes
 */
export function requireYes(yes: boolean | undefined, what: string): void {
  if (yes) return
  throw new OperatorError(`${what} would be deleted for good: add --yes.`, exitCodes.refused)
}
