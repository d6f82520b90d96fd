import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assets } from '../src/pages/assets'
import type { findLowerStyles } from './findLowerStyles'
import { publicFolder, type Target } from './Target'
import { writeHashed } from './writeHashed'

/** Writes the styles that lines' pages share below the first screen, which the module finds. */
export async function writeLowerStyles(target: Target): Promise<Required<Assets>['lowerStyles']> {
  const module = path.resolve(target.out, 'findLowerStyles.js')
  const bundled: { findLowerStyles: typeof findLowerStyles } = await import(
    pathToFileURL(module).href
  )
  fs.rmSync(module)
  const { css, ids } = await bundled.findLowerStyles()
  return { address: writeHashed(publicFolder(target), 'lower.css', css), ids }
}
