import { Command, CommanderError } from 'commander'
import type { CommandSite } from './CommandSite'
import { catalogueCommands } from './catalogueCommands'
import { CommandError, exitCodes, type Terminal } from './output'
import { requestCommands } from './requestCommands'

/** The whole command line. */
function createProgram(site: CommandSite, terminal: Terminal): Command {
  const program = new Command('cli')
    .description('What staff and operators do beside the site.')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 failed, 2 wrong command line or file, 3 no such request, 4 not confirmed.',
    )
  program.addCommand(requestCommands(site, site.retentionDays, terminal))
  program.addCommand(catalogueCommands(site, terminal))
  const all = [program, ...program.commands.flatMap((group) => [group, ...group.commands])]
  for (const command of all) {
    command.exitOverride().configureOutput({ writeOut: terminal.out })
  }
  return program
}

/**
 * Runs one command.
 * @param words the command line without the program's name
 * @param complain where messages about what went wrong go
 * @returns the exit code
 */
export async function runCommand(
  words: readonly string[],
  site: CommandSite,
  terminal: Terminal,
  complain: (text: string) => void,
): Promise<number> {
  const program = createProgram(site, terminal)
  program.commands.forEach((group) => {
    for (const command of [group, ...group.commands]) {
      command.configureOutput({ writeErr: complain })
    }
  })
  program.configureOutput({ writeErr: complain })
  try {
    await program.parseAsync([...words], { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage
    if (!(error instanceof CommandError)) throw error
    complain(`${error.message}\n`)
    return error.exitCode
  }
}
