import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { setFolder } from '../tests/support/setFolder'
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
/** Stops so many milliseconds after SIGTERM. */
const site = (name: string, stopMs = 0) => `
  setInterval(() => {}, 1000)
  const stop = () => { console.log('${name} stops'); process.exit(0) }
  process.on('SIGTERM', () => { console.log('${name} is stopping'); setTimeout(stop, ${stopMs}) })
  console.log('${name} serves as', process.pid)
`

let child: ChildProcess
let out: string
afterEach(() => {
  child.kill('SIGKILL')
})
const at = setFolder()
beforeEach(() => {
  for (const one of ['source', 'out']) fs.mkdirSync(at(one))
  fs.writeFileSync(at('source', 'site.js'), site('first', 500))
  out = ''
  child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script(at())])
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      out += chunk
    })
  }
})

const says = (text: string) => until(text, () => out.includes(text))

/** Whether the server of this name is still there. */
function serves(name: string): boolean {
  const [, pid] = new RegExp(`${name} serves as (\\d+)`).exec(out) ?? []
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/** Ends the watch. @returns its code and signal */
async function end(): Promise<unknown> {
  const [exited, closed] = [once(child, 'exit'), once(child, 'close')]
  child.kill('SIGTERM')
  await exited
  for (const name of ['first', 'second', 'third'])
    expect([name, serves(name)]).toEqual([name, false])
  return await closed
}

/** As `git checkout` and many editors write: a new file in the place of the old one. */
function replaceSource(text: string): void {
  const file = at('source', 'site.js')
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
  expect(await end()).toEqual([0, null])
  expect(out).toContain('third stops')
})

test('the end in the middle of a change waits for the server before, and starts none', async () => {
  await says('first serves')
  replaceSource(site('second'))
  await says('first is stopping')
  expect(await end()).toEqual([0, null])
  expect(out).toContain('first stops')
  expect(out).not.toContain('second serves')
})
