import { type Command, Option } from 'commander'
import { OperatorError } from '../core/errors'
import type { QuoteAdmin } from '../quotes/QuoteAdmin'
import { count, type FilterOptions, filterFrom, withFilters } from './filters'
import { type JsonOption, json } from './json'
import { idBeginning, theQuote } from './namedQuote'
import { plain } from './quoteCells'
import { csvParts, jsonParts } from './quoteExport'
import { listed, shown } from './quoteText'
import type { Terminal } from './Terminal'
import { writeOut } from './writeOut'

const omission = (shown: number, all: number) =>
  `These are the newest ${shown} of ${all} requests: --limit ${all} lists them all, --since, --until and other options fewer.\n`

interface ListOptions extends FilterOptions, JsonOption {
  limit: number
}

interface ExportOptions extends FilterOptions {
  format: string
  excel?: boolean
  out?: string
}

/** Adds the commands that only read: `list`, `show` and `export`. */
export function addReadingCommands(
  requests: Command,
  quotes: QuoteAdmin,
  terminal: Terminal,
): void {
  withFilters(requests.command('list').description('list requests, the newest first'))
    .option('--limit <count>', 'at most so many', count, 50)
    .option('--json', 'for programs')
    .action(async (options: ListOptions) => {
      const filter = filterFrom(options)
      const found = await quotes.list({ ...filter, limit: options.limit })
      terminal.out(options.json ? json(found.map(plain)) : listed(found))
      const all = found.length < options.limit ? found.length : await quotes.count(filter)
      if (all > found.length) terminal.note(omission(found.length, all))
    })

  requests
    .command('show')
    .description('show one request')
    .argument('<reference>', 'its reference or id', idBeginning)
    .option('--json', 'for programs')
    .action(async (reference: string, options: JsonOption) => {
      const quote = await theQuote(quotes, reference)
      terminal.out(options.json ? json(plain(quote)) : shown(quote))
    })

  withFilters(
    requests
      .command('export')
      .description('write requests out; with --email and JSON, all that is kept of one person'),
  )
    .option('--excel', 'a CSV as Excel in Italy opens it')
    .addOption(new Option('--format <format>').choices(['csv', 'json']).default('csv'))
    .option('--out <file>', 'write to a file, readable by its owner only')
    .action(async ({ format, excel = false, out, ...options }: ExportOptions) => {
      if (excel && format === 'json') {
        throw new OperatorError('Excel reads no JSON: leave out --excel or --format.')
      }
      const pages = quotes.pages(filterFrom(options))
      const parts = format === 'json' ? jsonParts(pages) : csvParts(pages, excel)
      await writeOut(terminal, parts, out, 0o600)
    })
}
