import fs from 'node:fs'
import { Command, Option } from 'commander'
import { ProductFileError, readProducts, writeProducts } from '../catalogue/productFile'
import type { CommandSite } from './CommandSite'
import { CommandError, confirm, exitCodes, json, type Terminal } from './output'

function contentOf(file: string): string {
  try {
    return fs.readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch {
    throw new CommandError(`The file ${file} cannot be read.`, exitCodes.usage)
  }
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
    .action(async (options) => {
      const all = await products.all()
      const text = options.json ? json(all) : writeProducts(all, options.separator)
      if (options.out === undefined) terminal.out(text)
      else fs.writeFileSync(options.out, text)
    })

  catalogue
    .command('import')
    .description('take products from a file: all of it, or nothing where a line is wrong')
    .argument('<file>', 'a CSV as export writes it; - for standard input; no id for a new product')
    .option('--replace', 'delete products that the file does not name')
    .option('--yes', 'do not ask')
    .option('--json', 'for programs')
    .action(async (file: string, options) => {
      const imported = productsIn(file, pictures)
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
