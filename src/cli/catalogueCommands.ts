import fs from 'node:fs'
import { Command } from 'commander'
import type { ImportPlan } from '../catalogue/planImport'
import { maxProducts, readProducts } from '../catalogue/readProducts'
import { readRows } from '../catalogue/readRows'
import { writeProducts } from '../catalogue/writeProducts'
import { OperatorError } from '../core/errors'
import { shortened } from '../shared/text'
import type { CommandSite } from './CommandSite'
import { type JsonOption, json } from './json'
import { confirm, type Terminal } from './Terminal'
import { type OutOptions, withOut, writeOut } from './writeOut'

interface ImportOptions extends JsonOption {
  replace?: boolean
  dryRun?: boolean
  yes?: boolean
}

/** Bytes: more than the longest usual texts of the most products take. */
const maxFileBytes = 100_000_000

function contentOf(file: string): Buffer {
  try {
    const { size } = file === '-' ? { size: 0 } : fs.statSync(file)
    if (size <= maxFileBytes) return fs.readFileSync(file === '-' ? 0 : file)
  } catch {
    throw new OperatorError(`The file ${file} cannot be read.`)
  }
  throw new OperatorError(`The file ${file} is too large for ${maxProducts} products.`)
}

/** What a column holds, in a few words. */
function shown(value: unknown): string {
  return value === null || value === undefined || value === '' ? '-' : shortened(String(value), 60)
}

/** What an import does, or would do, in words. */
function forPeople(plan: ImportPlan, isDryRun: boolean | undefined): string {
  const counts = `${plan.new.length} new, ${plan.changed.length} changed, ${plan.same.length} the same, ${plan.deleted.length} deleted`
  if (!isDryRun) return `${counts}.\n`
  const lines = [
    ...plan.new.map(({ name }) => `new: ${name}`),
    ...plan.changed.flatMap(({ product, changes }) => [
      `changed: ${product.name}`,
      ...changes.map(({ column, from, to }) => `  ${column}: ${shown(from)} → ${shown(to)}`),
    ]),
    ...plan.deleted.map(({ name }) => `deleted: ${name}`),
    `${counts}: nothing was written.`,
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** The same for programs. */
function forPrograms(plan: ImportPlan) {
  const names = (products: readonly { name: string }[]) => products.map(({ name }) => name)
  return {
    new: names(plan.new),
    changed: plan.changed.map(({ product: { name }, changes }) => ({ name, changes })),
    same: plan.same.length,
    deleted: names(plan.deleted),
  }
}

/** `catalogue …`: the products as a file. */
export function catalogueCommands(
  { products, pictures }: Pick<CommandSite, 'products' | 'pictures'>,
  terminal: Terminal,
): Command {
  const catalogue = new Command('catalogue').description('the products, as a CSV file')

  withOut(catalogue.command('export'))
    .description('write all products out, as Excel in Italy opens them')
    .option('--json', 'for programs')
    .action(async (options: OutOptions & JsonOption) => {
      const { products: all, unreadable } = readRows(await products.rows())
      for (const { product, columns } of unreadable) {
        terminal.note(
          `Left out: product ${product}, as its ${columns.join(', ')} cannot be read.\n`,
        )
      }
      await writeOut(terminal, [options.json ? json(all) : writeProducts(all)], options, 0o666)
    })

  catalogue
    .command('import')
    .description('take products from a file: all of it, or nothing where a line is wrong')
    .argument(
      '<file>',
      'a CSV as export writes it; - for standard input; without an id a line means the product of its name and category, or a new one',
    )
    .option('--replace', 'delete products that the file does not name')
    .option('--dry-run', 'say what would be new, changed and deleted, and write nothing')
    .option('--yes', 'do not ask')
    .option('--json', 'for programs')
    .action(async (file: string, options: ImportOptions) => {
      const { lines, doubt } = readProducts(contentOf(file), pictures)
      if (doubt !== undefined) terminal.note(`${doubt}\n`)
      const plan = await products.plan(lines, options.replace === true)
      if (!options.dryRun) {
        const question = `Delete ${plan.deleted.length} product(s) that the file does not name?`
        if (plan.deleted.length > 0) await confirm(terminal, question, options.yes)
        await products.write(
          [...plan.new, ...plan.changed.map(({ product }) => product)],
          plan.deleted,
        )
      }
      terminal.out(options.json ? json(forPrograms(plan)) : forPeople(plan, options.dryRun))
    })

  return catalogue
}
