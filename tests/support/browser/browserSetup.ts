import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { findChromium } from './browserProgram'
import { developmentBuild, productionBuild } from './browserSite'

function build(...options: string[]): void {
  const program = path.resolve('node_modules/.bin/tsx')
  // What the build prints is of interest only when it fails, and then it stands in the error.
  execFileSync(program, ['build/build.ts', ...options], { stdio: 'pipe' })
}

/**
 * Before all suites: makes the development build, whose React warns, and the production build
 * where `npm run build` has not made it.
 */
export default function browserSetup(): void {
  if (!findChromium()) {
    const missing = 'No Chromium on this machine: the browser suites are left out'
    if (process.env.CI === 'true') throw new Error(missing)
    process.stderr.write(`${missing}.\n`)
    return
  }
  if (!fs.existsSync(path.join(productionBuild, 'start.js'))) build(`--out=${productionBuild}`)
  build('--development', `--out=${developmentBuild}`)
}
