import fs from 'node:fs'
import type { BuiltFile, BuiltFiles, Representation } from './BuiltFile'

/**
 * What is kept in memory, in bytes: everything that pages need to work, some 2 MiB, and the pictures
 * of phones. The larger ones come from the disk, which the system keeps in what memory is left.
 */
const keptBytes = 8 * 1024 * 1024

const isPicture = ({ type }: BuiltFile) => type.startsWith('image/')

/** The bytes; undefined if the file is not as listed, which the first request for it reports. */
function read({ file, size }: Representation): Buffer | undefined {
  try {
    const content = fs.readFileSync(file)
    return content.length === size ? content : undefined
  } catch {
    return undefined
  }
}

/** Reads files into memory: scripts, styles and fonts, then pictures, the small ones first. */
export function keepInMemory(files: BuiltFiles): void {
  const candidates = [...files.values()]
    .flatMap((file) => file.representations.map((one) => ({ one, last: Number(isPicture(file)) })))
    .sort((a, b) => a.last - b.last || a.one.size - b.one.size)
  let left = keptBytes
  for (const { one } of candidates) {
    if (one.size > left) return
    const content = read(one)
    if (!content) continue
    one.content = content
    left -= one.size
  }
}
