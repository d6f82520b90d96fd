import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import request from 'supertest'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { routeList } from '../shared/routes'

const site = siteOfSuite()

const checker = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar')

const hasJava = (process.env.PATH ?? '')
  .split(path.delimiter)
  .some((folder) => fs.existsSync(path.join(folder, 'java')))

/** Where there is no Java the checker is left out; a machine for integration must have it. */
const testWithJava = hasJava || process.env.CI === 'true' ? test : test.skip

interface Finding {
  url: string
  message: string
  extract?: string
}

/** Properties and units that browsers have and the checker does not know yet. */
const newCss = /animation-(timeline|range)|container-type|\dcq[whi]\b/

/** What the Nu HTML checker finds wrong with the files. */
function check(files: readonly string[]): Promise<Finding[]> {
  return new Promise((resolve, reject) => {
    const options = ['-jar', checker, '--errors-only', '--exit-zero-always', '--stdout']
    execFile(
      'java',
      [...options, '--format', 'json', ...files],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout) => {
        if (error) reject(error)
        else resolve((JSON.parse(stdout) as { messages: Finding[] }).messages)
      },
    )
  })
}

/** Longer than Java needs for all pages on a machine that does much else. */
const timeoutMs = 600_000

testWithJava(
  'the Nu HTML checker finds no error in any page',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-markup-'))
    try {
      const files: string[] = []
      for (const { path: address } of [...routeList, { path: '/nope' }]) {
        const file = path.join(folder, `${address.replaceAll('/', '_')}.html`)
        fs.writeFileSync(file, (await request(site.url).get(address)).text)
        files.push(file)
      }
      const found = await check(files)
      const wrong = found.filter(({ message, extract = '' }) => {
        return !(message.startsWith('CSS: ') && newCss.test(message + extract))
      })
      expect(wrong.map(({ url, message }) => `${path.basename(url)}: ${message}`)).toEqual([])
    } finally {
      fs.rmSync(folder, { recursive: true })
    }
  },
  timeoutMs,
)
