import { runCommand } from '../../src/cli/program'
import type { TestSite } from './site'

export interface CommandResult {
  code: number
  /** What it wrote to standard output. */
  out: string
  /** What it wrote to standard error. */
  complaints: string
  /** What it asked. */
  questions: string[]
}

/**
 * Runs one command on a site's database.
 * @param answer what is said to every question; without one nobody can be asked
 */
export async function command(
  site: TestSite,
  words: readonly string[],
  answer?: boolean,
): Promise<CommandResult> {
  const written = { out: '', complaints: '' }
  const questions: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    return answer === true
  }
  const terminal = {
    out: (text: string) => {
      written.out += text
    },
    ask: answer === undefined ? undefined : ask,
  }
  const { services, config } = site
  const code = await runCommand(words, services, config.retentionDays, terminal, (text) => {
    written.complaints += text
  })
  return { code, ...written, questions }
}
