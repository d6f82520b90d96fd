import fs from 'node:fs'
import path from 'node:path'
import { OperatorError } from '../src/core/errors'
import type { Assets } from '../src/pages/assets'
import { pictures as manifest } from '../src/pictures/manifest'
import { buildBrowser, buildServer } from './bundles'
import { compressFiles } from './compressFiles'
import { describeAssets } from './describeAssets'
import { checkBudgets, checkLeaks } from './gates'
import { buildPictures } from './pictures'
import { replaceFolder } from './replaceFolder'
import { serveChanges } from './serveChanges'
import { publicFolder, type Target } from './Target'
import { writeHashed } from './writeHashed'
import { writeLowerStyles } from './writeLowerStyles'

/**
 * Builds the site: `tsx build/build.ts [--development] [--out=dist] [--watch]`.
 * `--watch` builds for development, serves it, and does both again at every change.
 */
const flags = new Set(process.argv.slice(2))
const watch = flags.has('--watch')
const development = watch || flags.has('--development')
const place = [...flags].find((flag) => flag.startsWith('--out='))?.slice('--out='.length) ?? 'dist'

/** Folders of which the site is made. */
const sources = ['knex', 'public', 'src', 'views']

/** The masters of the pictures; what is served is made of them. */
const masters = path.join('public', 'images')

async function build(target: Target): Promise<void> {
  const startedAt = performance.now()
  process.stdout.write('Building the site\n')
  const publicOut = publicFolder(target)
  fs.cpSync('public', publicOut, { recursive: true, filter: (file) => file !== masters })
  const steps = [
    buildBrowser(target),
    buildServer(target),
    buildPictures({
      masters,
      cache: path.join('.cache', 'pictures'),
      out: publicOut,
      manifest,
      onEncode: (name, number, of) =>
        process.stdout.write(`Encoding picture ${number} of ${of}: ${name}\n`),
    }),
  ] as const
  // When one has failed, none of the others writes on after this.
  await Promise.allSettled(steps)
  const [metafile, , pictures] = await Promise.all(steps)
  // esbuild reports what it injects for reloading as if it came from outside of the bundle.
  if (!target.reload) checkLeaks(metafile)
  process.stdout.write(`${pictures.count} pictures, ${pictures.encoded} of them encoded anew\n`)
  for (const warning of pictures.warnings) process.stderr.write(`Warning: ${warning}\n`)
  const { scripts, files } = describeAssets(metafile, publicOut)
  // Within each page the hashes of all pictures would be a kilobyte of its HTML.
  const module = `export default ${JSON.stringify(pictures.hashes)}`
  const pictureModule = writeHashed(publicOut, 'pictures.js', module)
  const lowerStyles = await writeLowerStyles(target)
  const assets: Assets = { ...scripts, lowerStyles, pictureModule, pictures: pictures.hashes }
  fs.writeFileSync(path.join(target.out, 'manifest.json'), JSON.stringify(assets))
  if (!target.development) await compressFiles(publicOut)
  if (!target.development) checkBudgets(files)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`Built in ${seconds} s\n`)
}

const buildInPlace = () => replaceFolder(place, (out) => build({ development, reload: watch, out }))
try {
  await (watch ? serveChanges(buildInPlace, place, sources) : buildInPlace())
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
