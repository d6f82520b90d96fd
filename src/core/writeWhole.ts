import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { codeOf, OperatorError } from './errors'

const reasons: Record<string, string> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'you may not write there',
  ENOSPC: 'the disk is full',
  SQLITE_FULL: 'the disk is full',
}

function flush(file: string): void {
  const handle = fs.openSync(file, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

/**
 * Writes a file that only its owner may read, under a temporary name: it appears once it is
 * complete and flushed to the disk.
 * @param mayReplace whether it may take the place of a file that is there by then
 * @param write adds to the empty file that it is given
 * @throws {OperatorError} when the file cannot be written
 */
export async function writeWhole<T>(
  file: string,
  { mayReplace }: { mayReplace: boolean },
  write: (part: string) => Promise<T>,
): Promise<T> {
  const part = `${file}.${randomUUID()}.part`
  const refuseTaken = () => {
    if (mayReplace || !fs.existsSync(file)) return
    throw new OperatorError(`${file} is there already: name another file, or add --force.`)
  }
  refuseTaken()
  try {
    fs.writeFileSync(part, '', { mode: 0o600 })
    const result = await write(part)
    flush(part)
    refuseTaken()
    fs.renameSync(part, file)
    flush(path.dirname(path.resolve(file)))
    return result
  } catch (error) {
    fs.rmSync(part, { force: true })
    const reason = reasons[codeOf(error)]
    throw reason ? new OperatorError(`${file} cannot be written: ${reason}.`) : error
  }
}
