import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Where Linux keeps files in memory. Containers have 64 MB of it unless configured otherwise. */
const memory = '/dev/shm'
const enoughBytes = 1024 ** 3

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(memory)
    return bavail * bsize > enoughBytes
  } catch {
    return false
  }
}

/**
 * Makes one folder for all temporary files of this process and those it starts, in memory where the
 * machine has room: a database there does not wait for a disk at every commit.
 * @returns removes the folder with everything in it
 */
export function keepTemporaryFilesInMemory(): () => void {
  const folder = fs.mkdtempSync(path.join(hasRoom() ? memory : os.tmpdir(), 'chiomara-tests-'))
  process.env.TMPDIR = folder
  return () => fs.rmSync(folder, { recursive: true, force: true })
}
