import { CommandError, exitCodes } from './CommandError'
import type { Terminal } from './Terminal'

/**
 * Asks before something is destroyed.
 * @throws {CommandError} unless the answer is yes
 */
export async function confirm(
  terminal: Terminal,
  question: string,
  alreadyYes = false,
): Promise<void> {
  if (alreadyYes) return
  if (!terminal.ask) {
    throw new CommandError(`${question} Nobody can answer here: add --yes.`, exitCodes.refused)
  }
  if (!(await terminal.ask(question))) {
    throw new CommandError('Nothing was deleted.', exitCodes.refused)
  }
}
