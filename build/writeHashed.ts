import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { hashedFolder } from '../src/shared/builtFolders'

/**
 * Writes a file that browsers keep: its name changes with its content.
 * @param name with its ending
 * @returns its address
 */
export function writeHashed(publicOut: string, name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const address = `${hashedFolder}${name.replace('.', `-${hash}.`)}`
  fs.writeFileSync(path.join(publicOut, address), content)
  return address
}
