import fs from 'node:fs'

/** The permission bits of everybody but the owner. */
const others = 0o077

/** The sticky bit, which shared folders such as `/tmp` have. */
const sticky = 0o1000

/**
 * Restricts a file to its owner. File systems without permissions refuse, which is ignored: more
 * serious problems show when the file is used.
 */
function tighten(path: string): void {
  const stat = fs.statSync(path, { throwIfNoEntry: false })
  if (!stat || stat.uid !== process.getuid?.() || (stat.mode & others) === 0) return
  if (stat.mode & sticky) return
  try {
    fs.chmodSync(path, stat.mode & 0o7777 & ~others)
  } catch {}
}

/** Makes sure of a folder that only its owner enters. */
export function ownFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  tighten(folder)
}

/** What SQLite adds to a database's name for the files that it keeps beside it. */
export const companions = ['-wal', '-shm', '-journal']

/** Makes an SQLite database readable by its owner only, also before it is there. */
export function ownDatabaseFile(file: string): void {
  try {
    // SQLite gives its log and index the database's rights, and takes an empty file for a new one.
    fs.closeSync(fs.openSync(file, 'ax', 0o600))
  } catch {}
  for (const suffix of ['', ...companions]) tighten(file + suffix)
}
