import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { until } from '../tests/support/until'

/** The smallest site: the build copies its one source, which says what it is and goes on. */
const script = (folder: string) => `
  import fs from 'node:fs'
  import { serveChanges } from ${JSON.stringify(path.resolve('build/serveChanges'))}
  const [source, out] = ${JSON.stringify(['source', 'out'].map((one) => path.join(folder, one)))}
  const build = async () => {
    const text = fs.readFileSync(source + '/site.js', 'utf8')
    if (text === 'broken') throw new Error('the build failed')
    fs.writeFileSync(out + '/start.js', text)
  }
  await serveChanges(build, out, [source])
`
const site = (name: string) => `
  console.log('${name} serves')
  setInterval(() => {}, 1000)
  process.on('SIGTERM', () => { console.log('${name} stops'); process.exit(0) })
`

let folder: string
let child: ChildProcess
let out: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-watch-'))
  for (const one of ['source', 'out']) fs.mkdirSync(path.join(folder, one))
  fs.writeFileSync(path.join(folder, 'source', 'site.js'), site('first'))
  out = ''
  child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script(folder)])
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      out += chunk
    })
  }
})
afterEach(() => {
  child.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true })
})

const says = (text: string) => until(text, () => out.includes(text), 10_000)

/** As `git checkout` and many editors write: a new file in the place of the old one. */
function replaceSource(text: string): void {
  const file = path.join(folder, 'source', 'site.js')
  fs.writeFileSync(`${file}.new`, text)
  fs.renameSync(`${file}.new`, file)
}

test('a replaced file is built and served, a failed build keeps the site before, the end ends all', async () => {
  await says('first serves')
  replaceSource(site('second'))
  await says('first stops\nsecond serves')
  replaceSource('broken')
  await says('the build failed')
  expect(out).not.toContain('second stops')
  replaceSource(site('third'))
  await says('second stops\nthird serves')
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(out).toContain('third stops')
})
