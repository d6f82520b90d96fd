import fs from 'node:fs'
import path from 'node:path'
import { buildBrowser, buildServer } from './build/bundles'
import { compressFiles } from './build/compressFiles'
import { describeAssets } from './build/describeAssets'
import { checkBudgets, checkLeaks } from './build/gates'
import { buildPictures } from './build/pictures'
import { serveChanges } from './build/serveChanges'
import { publicFolder, type Target } from './build/Target'
import type { Assets } from './src/pages/assets'
import { pictures as manifest } from './src/shared/pictures'

/**
 * Builds the site: `tsx build.ts [--development] [--out=dist] [--watch]`.
 * `--watch` builds for development, serves it, and does both again at every change.
 */
const flags = new Set(process.argv.slice(2))
const watch = flags.has('--watch')
const target: Target = {
  development: watch || flags.has('--development'),
  out: [...flags].find((flag) => flag.startsWith('--out='))?.slice('--out='.length) ?? 'dist',
}

/** The masters of the pictures; what is served is made of them. */
const masters = path.join('public', 'images')

async function build(): Promise<void> {
  const publicOut = publicFolder(target)
  fs.rmSync(target.out, { recursive: true, force: true })
  fs.cpSync('public', publicOut, { recursive: true, filter: (file) => file !== masters })
  const [metafile, , pictures] = await Promise.all([
    buildBrowser(target),
    buildServer(target),
    buildPictures({ masters, cache: path.join('.cache', 'pictures'), out: publicOut, manifest }),
  ])
  checkLeaks(metafile)
  process.stdout.write(`${pictures.count} pictures, ${pictures.encoded} of them encoded anew\n`)
  for (const warning of pictures.warnings) process.stderr.write(`Warning: ${warning}\n`)
  const { scripts, files } = describeAssets(metafile, publicOut)
  const assets: Assets = { ...scripts, pictures: pictures.version }
  fs.writeFileSync(path.join(target.out, 'manifest.json'), JSON.stringify(assets))
  if (target.development) return
  await compressFiles(publicOut)
  checkBudgets(files)
}

await (watch ? serveChanges(build, target.out) : build())
