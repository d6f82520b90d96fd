import fs from 'node:fs'
import path from 'node:path'

/** The shop's file in `DATA_DIR`. */
export const shopFileName = 'shop.yaml'

/** The folder of the shop's own pictures there. */
export const ownPicturesFolder = 'pictures'

/** What lies in that folder, but for what the site made of it. */
export function ownPictureFiles(dataDir: string): string[] {
  const folder = path.join(dataDir, ownPicturesFolder)
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  return entries.filter((entry) => !entry.startsWith('.')).sort()
}

/** Whether a file was changed within a second: it may be half written. */
export const isUnsettled = ({ mtimeMs }: { mtimeMs: number }, now = Date.now()): boolean =>
  Math.abs(now - mtimeMs) < 1000
