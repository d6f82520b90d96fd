import type { ArchivedContact } from '../requests/ArchiveStore'
import { referenceOf } from '../shared/requests'
import { plain, shownCells } from './requestCells'
import { romanTime } from './romanTime'
import { table } from './table'

/** The requests as `requests list` prints them, a line each. */
export function listed(contacts: readonly ArchivedContact[]): string {
  if (contacts.length === 0) return 'No request.\n'
  return table(
    ['Reference', 'Received', 'Name', 'E-mail', 'Type', 'Mail'],
    contacts.map((contact) => [
      referenceOf(contact.id),
      romanTime(new Date(contact.createdAt)),
      `${contact.firstName} ${contact.lastName}`,
      contact.email,
      contact.requestType,
      contact.problem && contact.mail !== 'sent'
        ? `${contact.mail} (${contact.problem})`
        : contact.mail,
    ]),
  )
}

/** One request as `requests show` prints it. */
export function shown(contact: ArchivedContact): string {
  const request = plain(contact)
  const width = Math.max(...shownCells.map(({ label }) => label.length)) + 2
  const lines = shownCells.map(({ label, text }) => {
    const [first, ...others] = (text(request) || '-').split('\n')
    return [label.padEnd(width) + first, ...others.map((line) => ' '.repeat(width) + line)]
  })
  return `${lines.flat().join('\n')}\n\n${contact.message}\n`
}
