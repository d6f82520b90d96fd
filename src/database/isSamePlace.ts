import fs from 'node:fs'
import path from 'node:path'

/**
 * Whether two paths lead to one file, however they are spelled and linked; where there is no file yet,
 * whether it would be one.
 */
export function isSamePlace(one: string, other: string): boolean {
  const [first, second] = [one, other].map((file) => fs.statSync(file, { throwIfNoEntry: false }))
  if (first && second) return first.dev === second.dev && first.ino === second.ino
  if (first || second || path.basename(one) !== path.basename(other)) return false
  return isSamePlace(path.dirname(one), path.dirname(other))
}
