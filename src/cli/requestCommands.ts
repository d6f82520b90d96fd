import { Command, Option } from 'commander'
import type { ArchivedContact } from '../requests/ArchiveStore'
import { referenceOf } from '../shared/requests'
import type { Stores } from '../stores'
import { CommandError, exitCodes } from './CommandError'
import { confirm } from './confirm'
import { count, filterFrom, withFilters } from './filters'
import { json } from './json'
import { idBeginning } from './reference'
import { plain } from './requestCells'
import { csvParts, jsonParts } from './requestExport'
import { listed, shown } from './requestText'
import type { Terminal } from './Terminal'
import { writeOut } from './writeOut'

const omission = (shown: number, all: number) =>
  `These are the newest ${shown} of ${all} requests: --limit ${all} lists them all, --since, --until and other options fewer.\n`

/** `requests …`: what staff and operators do with the requests. */
export function requestCommands(
  { archive, removal }: Pick<Stores, 'archive' | 'removal'>,
  retentionDays: number,
  terminal: Terminal,
): Command {
  const requests = new Command('requests').description('the requests that visitors have sent')

  /** The one request of that id or reference. */
  const one = async (beginning: string): Promise<ArchivedContact> => {
    const [contact, another] = await archive.named(beginning)
    if (!contact) {
      throw new CommandError(`There is no request ${beginning}.`, exitCodes.notFound)
    }
    if (another) {
      throw new CommandError(`${beginning} names more than one: give the id.`, exitCodes.usage)
    }
    return contact
  }

  withFilters(requests.command('list').description('list requests, the newest first'))
    .option('--limit <count>', 'at most so many', count, 50)
    .option('--json', 'for programs')
    .action(async (options) => {
      const filter = filterFrom(options)
      const contacts = await archive.list({ ...filter, limit: options.limit })
      terminal.out(options.json ? json(contacts.map(plain)) : listed(contacts))
      const all = contacts.length < options.limit ? contacts.length : await archive.count(filter)
      if (all > contacts.length) terminal.note(omission(contacts.length, all))
    })

  requests
    .command('show')
    .description('show one request')
    .argument('<reference>', 'its reference or id', idBeginning)
    .option('--json', 'for programs')
    .action(async (reference: string, options) => {
      const contact = await one(reference)
      terminal.out(options.json ? json(plain(contact)) : shown(contact))
    })

  requests
    .command('resend')
    .description('mail a request to the shop once more')
    .argument('<reference>', 'its reference or id', idBeginning)
    .option('--json', 'for programs')
    .action(async (reference: string, options) => {
      const { id } = await one(reference)
      await archive.resend(id, new Date())
      terminal.out(options.json ? json({ id }) : `${referenceOf(id)} will be mailed again.\n`)
    })

  requests
    .command('release')
    .description('take a suspect request for a person’s, and mail it')
    .argument('<reference>', 'its reference or id', idBeginning)
    .option('--json', 'for programs')
    .action(async (reference: string, options) => {
      const contact = await one(reference)
      if (contact.suspicion === null) {
        throw new CommandError(`${reference} is not suspect.`, exitCodes.usage)
      }
      await archive.release(contact.id, new Date())
      const { id } = contact
      terminal.out(options.json ? json({ id }) : `${referenceOf(id)} is released.\n`)
    })

  withFilters(
    requests
      .command('export')
      .description('write requests out; with --email and JSON, all that is kept of one person'),
  )
    .addOption(new Option('--format <format>').choices(['csv', 'json']).default('csv'))
    .addOption(
      new Option('--separator <separator>', 'between a CSV’s cells; spreadsheets in Italian want ;')
        .choices([',', ';'])
        .default(','),
    )
    .option('--out <file>', 'write to a file, readable by its owner only')
    .action(async (options) => {
      const pages = archive.pages(filterFrom(options))
      const parts =
        options.format === 'json' ? jsonParts(pages) : csvParts(pages, options.separator)
      await writeOut(terminal, parts, options.out, 0o600)
    })

  requests
    .command('erase')
    .description('delete all requests of one person, and their mails')
    .argument('<email>', 'the person’s address')
    .option('--yes', 'do not ask')
    .option('--json', 'for programs')
    .action(async (email: string, options) => {
      const found = await archive.count({ email })
      if (found > 0) {
        await confirm(terminal, `Delete ${found} request(s) of ${email} for good?`, options.yes)
      }
      const deleted = found > 0 ? await removal.erase(email) : 0
      terminal.out(options.json ? json({ deleted }) : `${deleted} request(s) deleted.\n`)
    })

  requests
    .command('purge')
    .description('delete requests of a certain age, and their mails')
    .option('--older-than <days>', 'age in days', count, retentionDays)
    .option('--yes', 'do not ask')
    .option('--json', 'for programs')
    .action(async (options) => {
      const until = new Date(Date.now() - options.olderThan * 24 * 60 * 60 * 1000)
      const found = await archive.count({ until })
      const question = `Delete ${found} request(s) older than ${options.olderThan} days for good?`
      if (found > 0) await confirm(terminal, question, options.yes)
      const deleted = found > 0 ? await removal.purge(until) : 0
      terminal.out(options.json ? json({ deleted }) : `${deleted} request(s) deleted.\n`)
    })

  return requests
}
