import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assets } from '../src/pages/assets'
import { hashedFolder } from '../src/shared/builtFolders'
import type { lowerStyles } from './lowerStyles'
import { publicFolder, type Target } from './Target'

/** Writes the styles that lines' pages share below their openings, by way of the module that was bundled for it. */
export async function writeLowerStyles(target: Target): Promise<Required<Assets>['lowerStyles']> {
  const module = path.resolve(target.out, 'lowerStyles.js')
  const bundled: { lowerStyles: typeof lowerStyles } = await import(pathToFileURL(module).href)
  fs.rmSync(module)
  const { css, ids } = await bundled.lowerStyles()
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
  const address = `${hashedFolder}lower-${hash}.css`
  fs.writeFileSync(path.join(publicFolder(target), address), css)
  return { address, ids }
}
