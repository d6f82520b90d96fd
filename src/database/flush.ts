import fs from 'node:fs'

/** Flushes a file or folder to the disk (fsync). */
export function flush(file: string): void {
  const handle = fs.openSync(file, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}
