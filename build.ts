import fs from 'node:fs'
import path from 'node:path'
import { buildBrowser, buildServer } from './build/bundles'
import { compressFiles } from './build/compressFiles'
import { describeAssets } from './build/describeAssets'
import { checkBudgets, checkLeaks } from './build/gates'
import { serveChanges } from './build/serveChanges'
import { publicFolder, type Target } from './build/Target'

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

async function build(): Promise<void> {
  const publicOut = publicFolder(target)
  fs.rmSync(target.out, { recursive: true, force: true })
  fs.cpSync('public', publicOut, { recursive: true })
  const [metafile] = await Promise.all([buildBrowser(target), buildServer(target)])
  checkLeaks(metafile)
  const { assets, files } = describeAssets(metafile, publicOut)
  fs.writeFileSync(path.join(target.out, 'manifest.json'), JSON.stringify(assets))
  if (target.development) return
  await compressFiles(publicOut)
  checkBudgets(files)
}

await (watch ? serveChanges(build, target.out) : build())
