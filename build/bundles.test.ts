import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { buildServer } from './bundles'

const { version: packageVersion } = JSON.parse(fs.readFileSync('package.json', 'utf8'))

/** Beside the packages, which the bundles load. */
const out = path.resolve('.cache/programs/version')

afterEach(() => {
  delete process.env.VERSION
  delete process.env.REVISION
})

test.each([
  [{ VERSION: '', REVISION: '3f2c1a9' }, `${packageVersion}+3f2c1a9`],
  [{ VERSION: '7.1.0', REVISION: '' }, '7.1.0'],
])(
  'built with %j, the site logs its version first, and so does the command line',
  async (given, version) => {
    Object.assign(process.env, given)
    await buildServer({ development: false, reload: false, out })
    const asked = execFileSync(process.execPath, [path.join(out, 'cli.js'), '--version'])
    expect(asked.toString()).toBe(`${version}\n`)
    // It ends then: there is nothing to serve.
    const { stdout } = spawnSync(process.execPath, [path.join(out, 'start.js')])
    const [first = ''] = stdout.toString().split('\n')
    expect(JSON.parse(first)).toMatchObject({ level: 'info', version })
  },
)
