import type { Command } from 'commander'
import { exitCodes, OperatorError } from '../core/errors'
import type { Stores } from '../stores'
import { confirm } from './confirm'
import { count } from './filters'
import { type JsonOption, json } from './json'
import type { Terminal } from './Terminal'

interface RemovalOptions extends JsonOption {
  yes?: boolean
}

interface PurgeOptions extends RemovalOptions {
  olderThan: number
}

const outOfReach =
  'Not deleted: the mails in the shop’s mailbox, exported files, and backups. Delete these by hand.\n'

/** Adds the commands that delete: `erase` and `purge`. */
export function addRemovalCommands(
  requests: Command,
  { quoteAdmin, quoteRemoval }: Pick<Stores, 'quoteAdmin' | 'quoteRemoval'>,
  retentionDays: number,
  terminal: Terminal,
): void {
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
