import fs from 'node:fs'
import type { Command } from 'commander'
import { type ImportPlan, planImport } from '../catalogue/planImport'
import { readProducts, writeProducts } from '../catalogue/readProducts'
import { readRows } from '../catalogue/readRows'
import { OperatorError } from '../core/errors'
import { shortened } from '../core/text'
import type { CommandSite } from './CommandSite'
import { ownPictureNames } from './ownPictureCheck'
import { requireYes, type Terminal } from './Terminal'
import { type OutOptions, withOut, writeOut } from './writeOut'

interface ImportOptions {
  replace?: boolean
  dryRun?: boolean
  yes?: boolean
}

function bytesOf(file: string): Buffer {
  try {
    return fs.readFileSync(file)
  } catch {
    throw new OperatorError(`The file ${file} cannot be read.`)
  }
}

/** What a column holds, in a few words. */
const inShort = (value: unknown) => shortened(String(value ?? ''), 60) || '-'

/** Every product that an import changes, by its name. */
function namedIn(plan: ImportPlan): string {
  const lines = [
    ...plan.new.map(({ name }) => `new: ${name}`),
    ...plan.changed.flatMap(({ product, changes }) => [
      `changed: ${product.name}`,
      ...changes.map(({ column, from, to }) => `  ${column}: ${inShort(from)} → ${inShort(to)}`),
    ]),
    ...plan.deleted.map(({ name }) => `deleted: ${name}`),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

export function catalogueCommands(
  program: Command,
  { products, pictures, config }: CommandSite,
  terminal: Terminal,
): Command {
  const catalogue = program.command('catalogue').description('the products, as a CSV file')

  withOut(catalogue.command('export'))
    .description('write all products out, as Excel in Italy opens them')
    .action(async (options: OutOptions) => {
      const { products: all, unreadable } = readRows(await products.rows())
      for (const { product, columns } of unreadable) {
        terminal.note(
          `Left out: product ${product}, as its ${columns.join(', ')} cannot be read.\n`,
        )
      }
      await writeOut(terminal, [writeProducts(all)], options)
    })

  catalogue
    .command('import')
    .description('take products from a file: all of it, or nothing where a line is wrong')
    .argument(
      '<file>',
      'a CSV as export writes it; without an id a line means the product of its name and category, or a new one',
    )
    .option('--replace', 'delete products that the file does not name')
    .option('--dry-run', 'say what would be new, changed and deleted, and write nothing')
    .option('--yes', 'delete them')
    .action(async (file: string, options: ImportOptions) => {
      const known = pictures && new Set([...pictures, ...ownPictureNames(config.dataDir)])
      const lines = readProducts(bytesOf(file), known)
      const plan = planImport(lines, await products.rows(), options.replace === true)
      const counts = `${plan.new.length} new, ${plan.changed.length} changed, ${plan.same} the same, ${plan.deleted.length} deleted`
      if (options.dryRun) {
        terminal.out(`${namedIn(plan)}${counts}: nothing was written.\n`)
        return
      }
      const { length } = plan.deleted
      if (length > 0) requireYes(options.yes, `${length} product(s) that the file does not name`)
      await products.write(
        [...plan.new, ...plan.changed.map(({ product }) => product)],
        plan.deleted,
      )
      terminal.out(`${counts}.\n`)
    })

  return catalogue
}
