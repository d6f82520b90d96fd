import fs from 'node:fs'
import { Command, Option } from 'commander'
import { ProductFileError } from '../catalogue/ProductFileError'
import { maxProducts, readProducts } from '../catalogue/readProducts'
import { readRows } from '../catalogue/readRows'
import { writeProducts } from '../catalogue/writeProducts'
import { CommandError, exitCodes } from './CommandError'
import type { CommandSite } from './CommandSite'
import { confirm } from './confirm'
import { type JsonOption, json } from './json'
import type { Terminal } from './Terminal'
import { writeOut } from './writeOut'

interface ExportOptions extends JsonOption {
  separator: string
  out?: string
}

interface ImportOptions extends JsonOption {
  replace?: boolean
  yes?: boolean
}

/** More bytes than a file with the most products and the longest usual texts has. */
const maxFileBytes = 100_000_000

function contentOf(file: string): Buffer {
  try {
    const { size } = file === '-' ? { size: 0 } : fs.statSync(file)
    if (size <= maxFileBytes) return fs.readFileSync(file === '-' ? 0 : file)
  } catch {
    throw new CommandError(`The file ${file} cannot be read.`, exitCodes.usage)
  }
  throw new CommandError(
    `The file ${file} is too large for ${maxProducts} products.`,
    exitCodes.usage,
  )
}

function productsIn(file: string, pictures: CommandSite['pictures']) {
  try {
    return readProducts(contentOf(file), pictures)
  } catch (error) {
    if (!(error instanceof ProductFileError)) throw error
    const message = `Nothing was imported.\n${error.problems.join('\n')}`
    throw new CommandError(message, exitCodes.usage)
  }
}

/** `catalogue …`: the products as a file. */
export function catalogueCommands(
  { products, pictures }: Pick<CommandSite, 'products' | 'pictures'>,
  terminal: Terminal,
): Command {
  const catalogue = new Command('catalogue').description('the products, as a CSV file')

  catalogue
    .command('export')
    .description('write all products out')
    .addOption(new Option('--separator <separator>').choices([',', ';']).default(','))
    .option('--out <file>', 'write to a file')
    .option('--json', 'for programs')
    .action(async (options: ExportOptions) => {
      const { products: all, unreadable } = readRows(await products.rows())
      for (const { product, columns } of unreadable) {
        terminal.note(
          `Left out: product ${product}, as its ${columns.join(', ')} cannot be read.\n`,
        )
      }
      const text = options.json ? json(all) : writeProducts(all, options.separator)
      await writeOut(terminal, text, options.out)
    })

  catalogue
    .command('import')
    .description('take products from a file: all of it, or nothing where a line is wrong')
    .argument('<file>', 'a CSV as export writes it; - for standard input; no id for a new product')
    .option('--replace', 'delete products that the file does not name')
    .option('--yes', 'do not ask')
    .option('--json', 'for programs')
    .action(async (file: string, options: ImportOptions) => {
      const { products: imported, doubt } = productsIn(file, pictures)
      if (doubt !== undefined) terminal.note(`${doubt}\n`)
      const deleted = options.replace ? await products.countOthers(imported) : 0
      if (deleted > 0) {
        const question = `Delete ${deleted} product(s) that the file does not name?`
        await confirm(terminal, question, options.yes)
      }
      await products.write(imported, options.replace === true)
      const result = { imported: imported.length, deleted }
      terminal.out(
        options.json
          ? json(result)
          : `${imported.length} product(s) imported, ${deleted} deleted.\n`,
      )
    })

  return catalogue
}
