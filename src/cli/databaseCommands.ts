import type { Command } from 'commander'
import { romanTime } from '../shared/romanTime'
import type { CommandSite } from './CommandSite'
import type { Terminal } from './Terminal'

export function databaseCommands(
  program: Command,
  { upkeep }: CommandSite,
  terminal: Terminal,
): void {
  const database = program.command('database').description('the database as a whole')

  database
    .command('backup')
    .description('write a whole copy of the embedded database, also while the site runs')
    .argument('<file>', 'where to; readable by its owner only')
    .option('--force', 'overwrite the file')
    .action(async (file: string, { force = false }: { force?: boolean }) => {
      const { quotes } = await upkeep.backup(file, force)
      terminal.out(`${quotes} request(s) backed up.\n`)
    })

  database
    .command('restore')
    .description('put such a copy into a DATA_DIR without requests, where no site runs')
    .argument('<file>', 'as backup writes it')
    .action(async (file: string) => {
      const { quotes } = await upkeep.restore(file)
      terminal.out(`${quotes} request(s) restored.\n`)
    })

  database
    .command('check')
    .description('look through the database: whether it is sound, and what it holds')
    .action(async () => {
      const { quotes, newest } = await upkeep.check()
      const last = newest ? `, the newest of ${romanTime(newest)}` : ''
      terminal.out(`The database is sound: ${quotes} request(s)${last}.\n`)
    })
}
