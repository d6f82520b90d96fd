import { Command } from 'commander'
import { exitCodes, OperatorError } from '../core/errors'
import type { MailedQuote } from '../quotes/QuoteAdmin'
import type { QuoteFilter } from '../quotes/quoteFilter'
import { referenceOf } from '../shared/quotes'
import type { CommandSite } from './CommandSite'
import { count, withFilters } from './filters'
import { type JsonOption, json } from './json'
import { idBeginning, theQuote } from './namedQuote'
import { plain } from './quoteCells'
import { csvParts, jsonParts } from './quoteExport'
import { listed, shown } from './quoteText'
import { confirm, type Terminal } from './Terminal'
import { type OutOptions, withOut, writeOut } from './writeOut'

type ListOptions = QuoteFilter & JsonOption & { limit: number }

interface RemovalOptions extends JsonOption {
  yes?: boolean
}

interface PurgeOptions extends RemovalOptions {
  olderThan: number
}

type RequestSite = Pick<CommandSite, 'quoteAdmin' | 'quoteRemoval' | 'retentionDays'>

const omission = (shown: number, all: number) =>
  `These are the newest ${shown} of ${all} requests: --limit ${all} lists them all, --since, --until and other options fewer.\n`

const outOfReach =
  'Not deleted: the mails in the shop’s mailbox, exported files, and backups. Delete these by hand.\n'

/** Adds the commands on many requests that only read. */
function addReading(requests: Command, { quoteAdmin }: RequestSite, terminal: Terminal): void {
  withFilters(requests.command('list').description('list requests, the newest first'))
    .option('--limit <count>', 'at most so many', count, 50)
    .option('--json', 'for programs')
    .action(async ({ json: isJson, limit, ...filter }: ListOptions) => {
      const found = await quoteAdmin.list({ ...filter, limit })
      terminal.out(isJson ? json(found.map(plain)) : listed(found))
      const all = found.length < limit ? found.length : await quoteAdmin.count(filter)
      if (all > found.length) terminal.note(omission(found.length, all))
    })

  withOut(withFilters(requests.command('export')))
    .description('write requests out, as Excel in Italy opens them')
    .option('--json', 'for programs; with --email, all that is kept of one person')
    .action(async ({ json: isJson, ...options }: QuoteFilter & OutOptions & JsonOption) => {
      const pages = quoteAdmin.pages(options)
      await writeOut(terminal, isJson ? jsonParts(pages) : csvParts(pages), options, 0o600)
    })
}

/** Adds the commands on one request, each of which has an answer for programs and one for people. */
function addSingle(requests: Command, { quoteAdmin }: RequestSite, terminal: Terminal): void {
  const add = (
    name: string,
    description: string,
    act: (quote: MailedQuote) => Promise<[value: object, text: string]>,
  ) =>
    requests
      .command(name)
      .description(description)
      .argument('<reference>', 'its reference or id', idBeginning)
      .option('--json', 'for programs')
      .action(async (reference: string, options: JsonOption) => {
        const [value, text] = await act(await theQuote(quoteAdmin, reference))
        terminal.out(options.json ? json(value) : text)
      })

  add('show', 'show one request', async (quote) => [plain(quote), shown(quote)])
  add('resend', 'mail a request to the shop once more', async ({ id }) => {
    await quoteAdmin.resend(id, new Date())
    return [{ id }, `${referenceOf(id)} will be mailed again.\n`]
  })
  add(
    'release',
    'take a suspect request for a person’s, and mail it',
    async ({ id, suspicion }) => {
      if (suspicion === null) throw new OperatorError(`${referenceOf(id)} is not suspect.`)
      await quoteAdmin.release(id, new Date())
      return [{ id }, `${referenceOf(id)} is released.\n`]
    },
  )
}

/** Adds the commands that delete. */
function addRemoval(requests: Command, site: RequestSite, terminal: Terminal): void {
  const { quoteAdmin, quoteRemoval, retentionDays } = site
  requests
    .command('erase')
    .description('delete all requests of one person, and their mails')
    .argument('<email>', 'the person’s address')
    .option('--yes', 'do not ask')
    .option('--json', 'for programs')
    .action(async (email: string, options: RemovalOptions) => {
      const found = await quoteAdmin.count({ email })
      if (found === 0) {
        const message = `No request is from ${email}: nothing was deleted.`
        throw new OperatorError(message, exitCodes.failed)
      }
      await confirm(terminal, `Delete ${found} request(s) of ${email} for good?`, options.yes)
      const deleted = await quoteRemoval.erase(email)
      terminal.out(options.json ? json({ deleted }) : `${deleted} request(s) deleted.\n`)
      terminal.note(outOfReach)
    })

  requests
    .command('purge')
    .description('delete requests of a certain age, and their mails')
    .option('--older-than <days>', 'age in days', count, retentionDays)
    .option('--yes', 'do not ask')
    .option('--json', 'for programs')
    .action(async (options: PurgeOptions) => {
      const until = new Date(Date.now() - options.olderThan * 24 * 60 * 60 * 1000)
      const found = await quoteAdmin.count({ until })
      const question = `Delete ${found} request(s) older than ${options.olderThan} days for good?`
      if (found > 0) await confirm(terminal, question, options.yes)
      const deleted = found > 0 ? await quoteRemoval.purge(until) : 0
      terminal.out(options.json ? json({ deleted }) : `${deleted} request(s) deleted.\n`)
    })
}

/** `requests …`: what staff and operators do with the requests. */
export function requestCommands(site: RequestSite, terminal: Terminal): Command {
  const requests = new Command('requests').description('the requests that visitors have sent')
  addReading(requests, site, terminal)
  addSingle(requests, site, terminal)
  addRemoval(requests, site, terminal)
  return requests
}
