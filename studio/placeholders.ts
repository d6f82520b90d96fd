/**
 * Draws a placeholder for every picture of the site into public/images, as a pencil study of what
 * the studio's master will show: `npx tsx studio/placeholders.ts`. The same name always gives the
 * same drawing.
 */
import fs from 'node:fs'
import path from 'node:path'
import { pictures } from '../src/shared/pictures'
import { extensions } from './placeholders/extensions'
import { colour, randomFor } from './placeholders/pencil'
import type { Scene, Sheet } from './placeholders/props'
import { prostheses } from './placeholders/prostheses'
import { rooms } from './placeholders/rooms'
import { supplies } from './placeholders/supplies'

const scenes: Record<string, Scene> = { ...rooms, ...extensions, ...supplies, ...prostheses }

/** So many bytes may a placeholder weigh. */
const limit = 3000

const folder = path.join(import.meta.dirname, '../public/images')
fs.mkdirSync(folder, { recursive: true })
for (const { name, width, height } of pictures) {
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
