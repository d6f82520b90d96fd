import fs from 'node:fs'
import type { Metafile } from 'esbuild'
import type { Bilingual } from '../src/shared/languages'
import { pageIds } from '../src/shared/routes'
import type { RegisteredPage } from '../views/pages/PageDefinition'

/** Kilobytes of brotli before a page is interactive. */
const budgets: Partial<Record<RegisteredPage, number>> & { other: number } = {
  contacts: 130,
  other: 115,
}

/** Refuses a browser bundle that holds code of the server's. */
export function checkLeaks(metafile: Metafile): void {
  const leaked = Object.keys(metafile.inputs).filter(
    (input) =>
      /^src\/(?!shared\/)|^knex\//.test(input) ||
      /node_modules\/(joi|knex|express|nodemailer|mysql2|better-sqlite3)\//.test(input),
  )
  for (const [input, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path: imported, external } of imports) {
      if (external) leaked.push(`${imported} (imported by ${input})`)
    }
  }
  if (leaked.length > 0) {
    throw new Error(`The browser bundle holds what belongs to the server:\n${leaked.join('\n')}`)
  }
}

/**
 * Prints what each page loads before it is interactive, in the heavier of its languages, and refuses
 * what is over its budget.
 */
export function checkBudgets(files: Map<RegisteredPage, Bilingual<string[]>>): void {
  const over: string[] = []
  for (const id of [...pageIds, 'notFound' as const]) {
    const sizeOf = (some: readonly string[] = []) =>
      some.reduce((sum, file) => sum + fs.statSync(`${file}.br`).size, 0) / 1000
    const size = Math.max(sizeOf(files.get(id)?.it), sizeOf(files.get(id)?.en))
    const budget = budgets[id] ?? budgets.other
    process.stdout.write(`${id.padEnd(20)} ${size.toFixed(1).padStart(6)} kB brotli\n`)
    if (size > budget) over.push(`${id}: ${size.toFixed(1)} kB of ${budget} kB`)
  }
  if (over.length > 0) throw new Error(`Over the size budget:\n${over.join('\n')}`)
}
