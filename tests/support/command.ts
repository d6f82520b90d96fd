import { runCommand } from '../../src/cli/program'
import { whereShown } from '../../src/pages/whereShown'
import { photographProblems } from '../../src/shopPhotographs'
import type { Stores } from '../../src/stores'
import type { TestSite } from './site'

interface CommandResult {
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
 * @param pictures names of those that were built, as if the command were part of a build
 */
export async function command(
  site: { services: Stores; config: TestSite['config'] },
  words: readonly string[],
  answer?: boolean,
  pictures?: ReadonlySet<string>,
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
    note: (text: string) => {
      written.complaints += text
    },
    ask: answer === undefined ? undefined : ask,
  }
  const { quoteAdmin, quoteRemoval, products, upkeep } = site.services
  const { retentionDays, dataDir } = site.config
  const place = { quoteAdmin, quoteRemoval, products, upkeep, retentionDays, dataDir, pictures }
  const ofShop = { whereShown, photographProblems: () => photographProblems(dataDir, products) }
  const code = await runCommand(words, { ...place, ...ofShop }, terminal)
  return { code, ...written, questions }
}
