import { Command, CommanderError } from 'commander'
import { exitCodes, OperatorError } from '../core/errors'
import { commandLine } from '../shared/commandLine'
import { version } from '../shared/version'
import type { CommandSite } from './CommandSite'
import { catalogueCommands } from './catalogueCommands'
import { databaseCommands } from './databaseCommands'
import { requestCommands } from './requestCommands'
import { shopCommands } from './shopCommands'
import type { Terminal } from './Terminal'
import type { OutOptions } from './writeOut'

function createProgram(site: CommandSite, terminal: Terminal): Command {
  const program = new Command(commandLine)
    .usage('<group> <command> [options]')
    .version(version)
    .description('What staff and operators do beside the site.')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 failed, 2 wrong command line or file, 3 no such request, 4 not confirmed.',
    )
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.note })
  for (const addGroup of [requestCommands, catalogueCommands]) {
    addGroup(program, site, terminal).hook('preAction', async (_, command) => {
      await site.upkeep.requireTables()
      const { out } = command.opts<OutOptions>()
      if (out !== undefined) site.upkeep.refuseTarget(out)
    })
  }
  databaseCommands(program, site, terminal)
  shopCommands(program, site, terminal)
  return program
}

/**
 * Runs one command.
 * @param words the command line without the program's name
 * @returns the exit code
 */
export async function runCommand(
  words: readonly string[],
  site: CommandSite,
  terminal: Terminal,
): Promise<number> {
  const program = createProgram(site, terminal)
  try {
    await program.parseAsync([...words], { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage
    const explained = site.upkeep.explained(error)
    if (!(explained instanceof OperatorError)) throw error
    terminal.note(`${explained.message}\n`)
    return explained.exitCode
  }
}
