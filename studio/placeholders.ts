/**
 * Draws a placeholder into public/images for every picture that has no master yet, as a pencil study
 * of what it will show: `npx tsx studio/placeholders.ts`. The same name always gives the same drawing.
 */
import fs from 'node:fs'
import path from 'node:path'
import { pictures } from '../src/shared/pictures/manifest'
import { bulk } from './placeholders/bulk'
import { bulkAtWork } from './placeholders/bulkAtWork'
import { lifestyle } from './placeholders/lifestyle'
import { colour, randomFor } from './placeholders/pencil'
import type { Scene, Sheet } from './placeholders/props'
import { house } from './placeholders/rooms'
import { tapeIn } from './placeholders/tapeIn'
import { weft } from './placeholders/weft'
import { womens } from './placeholders/womensProsthesis'

const scenes: Record<string, Scene> = {
  ...house,
  ...lifestyle,
  ...tapeIn,
  ...bulk,
  ...bulkAtWork,
  ...weft,
  ...womens,
}

/** So many bytes may a placeholder weigh. */
const limit = 3000

const folder = path.join(import.meta.dirname, '../public/images')
fs.mkdirSync(folder, { recursive: true })
for (const { name, width, height } of pictures) {
  if (fs.existsSync(path.join(folder, `${name}.jpg`))) continue
  const scene = scenes[name]
  if (!scene) throw new Error(`Nobody has drawn ${name}`)
  const sheet: Sheet = { width: width / 2, height: height / 2, random: randomFor(name) }
  const drawing = scene(sheet).replace(/([^\d.])0\.(?=\d)/g, '$1.')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${width}" height="${height}" fill="none" color="${colour.paper}">${drawing}</svg>\n`
  const { length } = Buffer.from(svg)
  if (length >= limit) {
    process.stderr.write(`${name} weighs ${length} bytes\n`)
    process.exitCode = 1
  }
  fs.writeFileSync(path.join(folder, `${name}.svg`), svg)
}
