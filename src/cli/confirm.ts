import { exitCodes, OperatorError } from '../core/errors'
import type { Terminal } from './Terminal'

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
