import fs from 'node:fs'
import { Command, Option } from 'commander'
import { stringify } from 'csv-stringify/sync'
import type { ArchivedContact } from '../requests/archiveStore'
import { referenceOf } from '../shared/requests'
import type { Stores } from '../stores'
import { count, filterFrom, withFilters } from './filters'
import { CommandError, confirm, exitCodes, json, type Terminal, table } from './output'

const romanTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
})

const time = (contact: ArchivedContact) => romanTime.format(new Date(contact.createdAt))

/** What programs read: everything but the field that only the form uses. */
function plain({ honeypot: _, ...contact }: ArchivedContact) {
  return { reference: referenceOf(contact.id), ...contact }
}

function listed(contacts: readonly ArchivedContact[]): string {
  if (contacts.length === 0) return 'No request.\n'
  return table(
    ['Reference', 'Received', 'Name', 'E-mail', 'Type', 'Mail'],
    contacts.map((contact) => [
      referenceOf(contact.id),
      time(contact),
      `${contact.firstName} ${contact.lastName}`,
      contact.email,
      contact.requestType,
      contact.problem && contact.mail !== 'sent'
        ? `${contact.mail} (${contact.problem})`
        : contact.mail,
    ]),
  )
}

function shown(contact: ArchivedContact): string {
  const rows = Object.entries({
    Reference: referenceOf(contact.id),
    Id: contact.id,
    Received: time(contact),
    Name: `${contact.firstName} ${contact.lastName}`,
    'E-mail': contact.email,
    Phone: contact.phone || '-',
    Type: contact.requestType,
    Line: contact.line ?? '-',
    Products: contact.products.join(', ') || '-',
    Language: contact.language ?? '-',
    Page: contact.page ?? '-',
    Suspicion: contact.suspicion ?? '-',
    Mail: contact.mail,
    Attempts: String(contact.attempts),
    Problem: contact.problem ?? '-',
  })
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`)
  return `${lines.join('\n')}\n\n${contact.message}\n`
}

/** For spreadsheets: with a byte order mark, and no cell that they would take for a formula. */
function csv(contacts: readonly ArchivedContact[], separator: string): string {
  const rows = contacts.map((contact) => {
    const { products, elapsedMs: _, ...row } = plain(contact)
    return { ...row, products: products.join('; ') }
  })
  const columns = [
    'reference',
    'createdAt',
    'firstName',
    'lastName',
    'email',
    'phone',
    'requestType',
    'message',
    'line',
    'products',
    'language',
    'page',
    'suspicion',
    'mail',
    'id',
  ]
  return stringify(rows, {
    header: true,
    columns,
    bom: true,
    delimiter: separator,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
}

function write(terminal: Terminal, text: string, file: string | undefined): void {
  if (file === undefined) terminal.out(text)
  else fs.writeFileSync(file, text, { mode: 0o600 })
}

/** `requests …`: what staff and operators do with the requests. */
export function requestCommands(
  { archive }: Pick<Stores, 'archive'>,
  retentionDays: number,
  terminal: Terminal,
): Command {
  const requests = new Command('requests').description('the requests that visitors have sent')

  /** The one request of that id or reference. */
  const one = async (idOrReference: string): Promise<ArchivedContact> => {
    const [contact, another] = await archive.named(idOrReference)
    if (!contact) {
      throw new CommandError(`There is no request ${idOrReference}.`, exitCodes.notFound)
    }
    if (another) {
      throw new CommandError(`${idOrReference} names more than one: give the id.`, exitCodes.usage)
    }
    return contact
  }

  withFilters(requests.command('list').description('list requests, the newest first'))
    .option('--limit <count>', 'at most so many', count, 50)
    .option('--json', 'for programs')
    .action(async (options) => {
      const contacts = await archive.list({ ...filterFrom(options), limit: options.limit })
      terminal.out(options.json ? json(contacts.map(plain)) : listed(contacts))
    })

  requests
    .command('show')
    .description('show one request')
    .argument('<reference>', 'its reference or id')
    .option('--json', 'for programs')
    .action(async (reference: string, options) => {
      const contact = await one(reference)
      terminal.out(options.json ? json(plain(contact)) : shown(contact))
    })

  requests
    .command('resend')
    .description('mail a request to the shop once more')
    .argument('<reference>', 'its reference or id')
    .option('--json', 'for programs')
    .action(async (reference: string, options) => {
      const { id } = await one(reference)
      await archive.resend(id, new Date())
      terminal.out(options.json ? json({ id }) : `${referenceOf(id)} will be mailed again.\n`)
    })

  requests
    .command('release')
    .description('take a suspect request for a person’s, and mail it')
    .argument('<reference>', 'its reference or id')
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
      const contacts = await archive.list(filterFrom(options))
      const text =
        options.format === 'json' ? json(contacts.map(plain)) : csv(contacts, options.separator)
      write(terminal, text, options.out)
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
      const deleted = found > 0 ? await archive.remove({ email }) : 0
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
      const deleted = found > 0 ? await archive.remove({ until }) : 0
      terminal.out(options.json ? json({ deleted }) : `${deleted} request(s) deleted.\n`)
    })

  return requests
}
