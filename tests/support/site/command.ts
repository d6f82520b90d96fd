import { runCommand } from '../../../src/cli/program'
import type { Stores } from '../../../src/stores'

interface CommandResult {
  code: number
  /** What it wrote to standard output. */
  out: string
  /** What it wrote to standard error. */
  complaints: string
}

/**
 * Runs one command on a site's database.
 * @param pictures names of those that were built, as if the command were part of a build
 */
export async function command(
  site: { services: Stores },
  words: readonly string[],
  pictures?: ReadonlySet<string>,
): Promise<CommandResult> {
  const written = { out: '', complaints: '' }
  const terminal = {
    out: (text: string) => {
      written.out += text
    },
    note: (text: string) => {
      written.complaints += text
    },
  }
  const code = await runCommand(words, { ...site.services, pictures }, terminal)
  return { code, ...written }
}
