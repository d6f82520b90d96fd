import fs from 'node:fs/promises'
import type { Command } from 'commander'
import { writeWhole } from '../core/writeWhole'
import type { Terminal } from './Terminal'

export interface OutOptions {
  out?: string
  force?: boolean
}

export function withOut(command: Command): Command {
  return command.option('--out <file>', 'write to a file').option('--force', 'overwrite the file')
}

/**
 * Writes a command's result, in its parts, to a file of its owner's; without one to the terminal.
 * @throws {OperatorError} if the file cannot be written
 */
export async function writeOut(
  terminal: Terminal,
  parts: AsyncIterable<string> | Iterable<string>,
  { out, force = false }: OutOptions,
): Promise<void> {
  if (out === undefined) {
    for await (const part of parts) await terminal.out(part)
    return
  }
  await writeWhole(out, { mayReplace: force }, async (file) => {
    for await (const part of parts) await fs.appendFile(file, part)
  })
}
