import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** A file that may be served. */
export interface ListedFile {
  /** From the folder of the built files, which begins with a slash: its address. */
  path: string
  size: number
  /** Of its bytes, so that every process and every build of the same bytes gives the same tag. */
  hash: string
}

/** Whether a file must not be served: source maps and dotfiles. */
const isPrivate = (name: string) => /\/\.(?!well-known\/)|\.map$/.test(name)

/**
 * Lists the files of a folder that may be served. The build keeps the list beside them: reading
 * every picture would make each start slower.
 */
export function listFiles(folder: string): ListedFile[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .flatMap((file) => {
      const name = `/${path.relative(folder, file).split(path.sep).join('/')}`
      if (isPrivate(name)) return []
      const content = fs.readFileSync(file)
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
      return [{ path: name, size: content.length, hash }]
    })
}
