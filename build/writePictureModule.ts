import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { hashedFolder } from '../src/shared/builtFolders'
import type { PictureHashes } from '../src/shared/pictures/Picture'

/**
 * Writes the hashes of all pictures as a module, which the browser keeps: within each page they would be a
 * kilobyte of its HTML.
 * @returns its address
 */
export function writePictureModule(hashes: PictureHashes, publicOut: string): string {
  const script = `export default ${JSON.stringify(hashes)}`
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8)
  const address = `${hashedFolder}pictures-${hash}.js`
  fs.writeFileSync(path.join(publicOut, address), script)
  return address
}
