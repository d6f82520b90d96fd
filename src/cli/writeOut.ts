import fs from 'node:fs/promises'
import { codeOf, OperatorError, writeProblem } from '../core/errors'
import type { Terminal } from './Terminal'

/** What a command writes: whole, or in parts that are not in memory together. */
type Output = string | AsyncIterable<string>

/** A file is written under a temporary name and renamed; a pipe or a device cannot be. */
async function isSpecial(file: string): Promise<boolean> {
  const stat = await fs.stat(file).catch(() => undefined)
  return stat !== undefined && !stat.isFile()
}

async function* partsOf(output: Output): AsyncGenerator<string> {
  if (typeof output === 'string') yield output
  else yield* output
}

/** Awaits work on the file system; its errors become sentences for the terminal. */
async function explained<T>(file: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const reason = writeProblem(error) ?? codeOf(error)
    throw new OperatorError(`The file ${file} cannot be written: ${reason}.`)
  }
}

/**
 * Writes a command's result to a file, or to the terminal if no file is named. The file appears only
 * when it is complete.
 * @throws {OperatorError} if the file cannot be written
 */
export async function writeOut(
  terminal: Terminal,
  output: Output,
  file: string | undefined,
  mode?: number,
): Promise<void> {
  if (file === undefined) {
    for await (const part of partsOf(output)) await terminal.out(part)
    return
  }
  const special = await isSpecial(file)
  const written = special ? file : `${file}.part`
  if (!special) await explained(file, fs.rm(written, { force: true }))
  const handle = await explained(file, fs.open(written, 'w', mode))
  try {
    for await (const part of partsOf(output)) await explained(file, handle.appendFile(part))
    await handle.close()
    if (!special) await explained(file, fs.rename(written, file))
  } catch (error) {
    await handle.close().catch(() => undefined)
    if (!special) await fs.rm(written, { force: true })
    throw error
  }
}
