import fs from 'node:fs'
import path from 'node:path'

/** Every file under a folder. */
export function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** Names of the files under a folder in whose bytes a text stands. */
export function filesWith(folder: string, text: string): string[] {
  return filesIn(folder)
    .filter((file) => fs.readFileSync(file).includes(text))
    .map((file) => path.relative(folder, file))
}
