import fs from 'node:fs'
import path from 'node:path'

/** Every file under a folder. */
export function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** Nothing for a file that was deleted or renamed since it was listed. */
function contentOf(file: string): Buffer {
  try {
    return fs.readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

/** Names of the files under a folder in whose bytes a text stands. */
export function filesWith(folder: string, text: string): string[] {
  return filesIn(folder)
    .filter((file) => contentOf(file).includes(text))
    .map((file) => path.relative(folder, file))
}
