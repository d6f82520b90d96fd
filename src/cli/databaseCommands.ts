import { Command } from 'commander'
import { exitCodes, OperatorError } from '../core/errors'
import { romanTime } from '../shared/romanTime'
import type { Stores } from '../stores'
import { type JsonOption, json } from './json'
import type { Terminal } from './Terminal'
import { details } from './table'

interface BackupOptions extends JsonOption {
  force?: boolean
}

/** `database …`: what operators do with the database as a whole. */
export function databaseCommands({ upkeep }: Pick<Stores, 'upkeep'>, terminal: Terminal): Command {
  const database = new Command('database').description('the database as a whole')

  database
    .command('backup')
    .description('write a whole copy of the embedded database, also while the site runs')
    .argument('<file>', 'where to; readable by its owner only')
    .option('--force', 'overwrite the file')
    .option('--json', 'for programs')
    .action(async (file: string, options: BackupOptions) => {
      const { requests } = await upkeep.backup(file, options.force === true)
      terminal.out(options.json ? json({ file, requests }) : `${requests} request(s) backed up.\n`)
    })

  database
    .command('restore')
    .description('put such a copy into a DATA_DIR without requests, where no site runs')
    .argument('<file>', 'as backup writes it')
    .option('--json', 'for programs')
    .action(async (file: string, options: JsonOption) => {
      const { requests } = await upkeep.restore(file)
      terminal.out(options.json ? json({ requests }) : `${requests} request(s) restored.\n`)
    })

  database
    .command('check')
    .description('look through the database: whether it is sound, and what it holds')
    .option('--json', 'for programs')
    .action(async (options: JsonOption) => {
      const { strays, ...found } = await upkeep.check()
      const problems = [...found.problems, ...strays]
      const { requests, oldest, newest, mails, products, pending } = found
      const facts = details([
        ['Requests', String(requests)],
        ['Oldest', oldest ? romanTime(oldest) : ''],
        ['Newest', newest ? romanTime(newest) : ''],
        ['Mails', String(mails)],
        ['Products', String(products)],
        ['Next start migrates', pending.join(', ')],
      ])
      terminal.out(options.json ? json({ ...found, problems }) : facts)
      if (problems.length > 0) {
        throw new OperatorError(`Wrong: ${problems.join('; ')}.`, exitCodes.failed)
      }
    })

  return database
}
