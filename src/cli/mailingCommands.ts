import type { Command } from 'commander'
import type { ArchiveStore } from '../requests/ArchiveStore'
import { referenceOf } from '../shared/requests'
import { CommandError, exitCodes } from './CommandError'
import { type JsonOption, json } from './json'
import { theRequest } from './namedRequest'
import { idBeginning } from './reference'
import type { Terminal } from './Terminal'

/** Adds what makes mails go out: `resend` and `release`. */
export function addMailingCommands(
  requests: Command,
  archive: ArchiveStore,
  terminal: Terminal,
): void {
  requests
    .command('resend')
    .description('mail a request to the shop once more')
    .argument('<reference>', 'its reference or id', idBeginning)
    .option('--json', 'for programs')
    .action(async (reference: string, options: JsonOption) => {
      const { id } = await theRequest(archive, reference)
      await archive.resend(id, new Date())
      terminal.out(options.json ? json({ id }) : `${referenceOf(id)} will be mailed again.\n`)
    })

  requests
    .command('release')
    .description('take a suspect request for a person’s, and mail it')
    .argument('<reference>', 'its reference or id', idBeginning)
    .option('--json', 'for programs')
    .action(async (reference: string, options: JsonOption) => {
      const contact = await theRequest(archive, reference)
      if (contact.suspicion === null) {
        throw new CommandError(`${reference} is not suspect.`, exitCodes.usage)
      }
      await archive.release(contact.id, new Date())
      const { id } = contact
      terminal.out(options.json ? json({ id }) : `${referenceOf(id)} is released.\n`)
    })
}
