import { type Command, InvalidArgumentError } from 'commander'
import { exitCodes, OperatorError } from '../core/errors'
import type { MailedQuote, QuoteAdmin } from '../quotes/QuoteAdmin'
import type { QuoteFilter } from '../quotes/quoteFilter'
import { referenceOf } from '../shared/quotes'
import { parseRomanTime, romanTime } from '../shared/romanTime'
import { dayMs } from '../shared/spans'
import type { CommandSite } from './CommandSite'
import { csvParts, jsonParts, quoteCells } from './quoteCells'
import { requireYes, type Terminal } from './Terminal'
import { details, table } from './table'
import { type OutOptions, withOut, writeOut } from './writeOut'

const columns = ['Reference', 'Received', 'Name', 'E-mail', 'Type', 'Mail']

function rowOf(quote: MailedQuote): string[] {
  const { id, createdAt, firstName, lastName, email, requestType, mail, problem } = quote
  return [
    referenceOf(id),
    romanTime(new Date(createdAt)),
    `${firstName} ${lastName}`,
    email,
    requestType,
    problem && mail !== 'sent' ? `${mail} (${problem})` : mail,
  ]
}

/** Requests that are listed at most, so that the newest do not leave the screen. */
const most = 50

const omission = (all: number) =>
  `These are the newest ${most} of ${all} requests: --since, --until and other options narrow them, and export writes all.\n`

const outOfReach =
  'Not deleted: the mails in the shop’s mailbox, exported files, and backups. Delete these by hand.\n'

function moment(text: string): Date {
  const date = parseRomanTime(text)
  if (date) return date
  throw new InvalidArgumentError(
    'Write a day or a time in Rome, 2026-11-20 or "2026-11-20 09:30", or one with its offset, 2026-11-20T09:30Z.',
  )
}

function count(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) {
    throw new InvalidArgumentError('Write a whole number from 1.')
  }
  return number
}

/** Adds the options that narrow a list of requests: their values are a `QuoteFilter`. */
function withFilters(command: Command): Command {
  return command
    .option('--since <date>', 'received from this day or time on; days are those of Rome', moment)
    .option('--until <date>', 'received before this day or time', moment)
    .option('--email <address>', 'from this address')
    .option('--suspect', 'only those that look like a bot’s')
    .option('--unsent', 'only those the shop has had no mail of')
}

function addLists(requests: Command, { quoteAdmin }: CommandSite, terminal: Terminal): void {
  withFilters(requests.command('list').description('list requests, the newest first')).action(
    async (filter: QuoteFilter) => {
      const found = await quoteAdmin.list(filter, most)
      terminal.out(found.length > 0 ? table(columns, found.map(rowOf)) : 'No request.\n')
      const all = await quoteAdmin.count(filter)
      if (all > found.length) terminal.note(omission(all))
    },
  )

  withOut(withFilters(requests.command('export')))
    .description('write requests out, as Excel in Italy opens them')
    .option('--json', 'for programs; with --email, all that is kept of one person')
    .action(async ({ json, ...options }: QuoteFilter & OutOptions & { json?: boolean }) => {
      const pages = quoteAdmin.pages(options)
      await writeOut(terminal, json ? jsonParts(pages) : csvParts(pages), options)
    })
}

/**
 * The beginning of an id, from a reference or a longer part of the id. Capitals, spaces and other
 * hyphens are allowed, since references are also passed on by phone.
 */
function idBeginning(typed: string): string {
  const digits = typed.replace(/^\s*#|[\s-]/g, '').toLowerCase()
  if (!/^[0-9a-f]{8,32}$/.test(digits)) {
    throw new InvalidArgumentError(
      `"${typed}" is no reference: that has eight digits and letters from a to f, such as C472-7AE3.`,
    )
  }
  const groups = /^(.{8})(.{0,4})(.{0,4})(.{0,4})(.*)$/.exec(digits)?.slice(1) ?? []
  return groups.filter(Boolean).join('-')
}

/**
 * The request whose id begins like this.
 * @throws {OperatorError} if there is none, or more than one
 */
async function theQuote(quotes: QuoteAdmin, beginning: string): Promise<MailedQuote> {
  const [quote, another] = await quotes.named(beginning)
  if (!quote) throw new OperatorError(`There is no request ${beginning}.`, exitCodes.notFound)
  if (another) throw new OperatorError(`${beginning} names more than one: give the id.`)
  return quote
}

function addSingle(requests: Command, { quoteAdmin }: CommandSite, terminal: Terminal): void {
  const add = (
    name: string,
    description: string,
    act: (quote: MailedQuote) => string | Promise<string>,
  ) =>
    requests
      .command(name)
      .description(description)
      .argument('<reference>', 'its reference or id', idBeginning)
      .action(async (reference: string) => {
        terminal.out(await act(await theQuote(quoteAdmin, reference)))
      })

  add('show', 'show one request', (quote) => details(quoteCells(quote)))
  add('resend', 'mail a request to the shop once more', async ({ id }) => {
    await quoteAdmin.resend(id, new Date())
    return `${referenceOf(id)} will be mailed again.\n`
  })
  add(
    'release',
    'take a suspect request for a person’s, and mail it',
    async ({ id, suspicion }) => {
      if (suspicion === null) throw new OperatorError(`${referenceOf(id)} is not suspect.`)
      await quoteAdmin.release(id, new Date())
      return `${referenceOf(id)} is released.\n`
    },
  )
}

function addRemoval(requests: Command, site: CommandSite, terminal: Terminal): void {
  const { quoteAdmin, quoteRemoval, config } = site
  requests
    .command('erase')
    .description('delete all requests of one person, and their mails')
    .argument('<email>', 'the person’s address')
    .option('--yes', 'delete them')
    .action(async (email: string, { yes }: { yes?: boolean }) => {
      const found = await quoteAdmin.count({ email })
      if (found === 0) {
        // An earlier run may have deleted all, and not come to an end.
        if (yes) await quoteRemoval.erase(email)
        const message = `No request is from ${email}: nothing was deleted.`
        throw new OperatorError(message, exitCodes.failed)
      }
      requireYes(yes, `${found} request(s) of ${email}`)
      terminal.out(`${await quoteRemoval.erase(email)} request(s) deleted.\n`)
      terminal.note(outOfReach)
    })

  requests
    .command('purge')
    .description('delete requests of a certain age, and their mails')
    .option('--older-than <days>', 'age in days', count, config.retentionDays)
    .option('--yes', 'delete them')
    .action(async ({ olderThan, yes }: { olderThan: number; yes?: boolean }) => {
      const until = new Date(Date.now() - olderThan * dayMs)
      const found = await quoteAdmin.count({ until })
      if (found > 0) requireYes(yes, `${found} request(s) older than ${olderThan} days`)
      terminal.out(`${await quoteRemoval.purge(until)} request(s) deleted.\n`)
    })
}

export function requestCommands(program: Command, site: CommandSite, terminal: Terminal): Command {
  const requests = program.command('requests').description('the requests that visitors have sent')
  addLists(requests, site, terminal)
  addSingle(requests, site, terminal)
  addRemoval(requests, site, terminal)
  return requests
}
