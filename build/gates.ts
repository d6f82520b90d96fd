import fs from 'node:fs'
import type { Metafile } from 'esbuild'
import { OperatorError } from '../src/core/errors'
import type { RegisteredPage } from '../views/navigation/LoadedPage'
import type { PageFiles } from './describeAssets'

/**
 * Kilobytes of brotli before a page is interactive; the page with the form has more to do. The
 * heaviest line's page is less than one below the limit, so that what all pages share cannot grow
 * unseen. Text has a budget of its own, so that more code never forces a shorter text.
 */
const codeBudget = 103.5
const formBudget = 106.5
const textBudget = 8

/** Refuses a browser bundle that holds code of the server's. */
export function checkLeaks(metafile: Metafile): void {
  const leaked = Object.keys(metafile.inputs).filter(
    (input) =>
      /^src\/(?!shared\/)|^knex\//.test(input) ||
      /node_modules\/(joi|knex|express|nodemailer|mysql2|@photostructure)\//.test(input),
  )
  for (const [input, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path: imported, external } of imports) {
      if (external) leaked.push(`${imported} (imported by ${input})`)
    }
  }
  if (leaked.length > 0) {
    throw new OperatorError(
      `The browser bundle holds what belongs to the server:\n${leaked.join('\n')}`,
    )
  }
}

/**
 * Prints what each page loads before it is interactive, in the heavier of its languages, and
 * refuses what is over its budget.
 */
export function checkBudgets(files: Map<RegisteredPage, PageFiles>): void {
  const sizeOf = (some: readonly string[]) =>
    some.reduce((sum, file) => sum + fs.statSync(`${file}.br`).size, 0) / 1000
  const over: string[] = []
  process.stdout.write(`${'kB of brotli'.padEnd(20)}   code   text\n`)
  for (const [id, { code, text }] of files) {
    const sizes = {
      code: [sizeOf(code), id === 'contacts' ? formBudget : codeBudget],
      text: [Math.max(sizeOf(text.it), sizeOf(text.en)), textBudget],
    } as const
    const columns = Object.values(sizes).map(([size]) => size.toFixed(1).padStart(6))
    process.stdout.write(`${[id.padEnd(20), ...columns].join(' ')}\n`)
    for (const [what, [size, budget]] of Object.entries(sizes)) {
      if (size > budget) over.push(`${id}: ${size.toFixed(1)} kB of ${what}, ${budget} at most`)
    }
  }
  if (over.length > 0) throw new OperatorError(`Over the size budget:\n${over.join('\n')}`)
}
