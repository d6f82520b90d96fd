import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { postTo, validRequest } from '../support/site/site'
import { test } from './site'

const run = promisify(execFile)

test('Every command of the shop’s guide works as it is written', async ({ newSite }) => {
  // A dozen programs, one after another.
  test.slow()
  const site = await newSite({})
  fs.rmSync(`${site.dataDir}/shop.yaml`, { force: true })
  const post = postTo(site.url)
  expect((await post({ ...validRequest, email: 'anna@example.com' })).status).toBe(201)
  const guide = fs.readFileSync('docs/guida.md', 'utf8')
  const commands = [...guide.matchAll(/```sh\n(.*?)\n```/gs)].flatMap(([, lines = '']) =>
    lines.split('\n'),
  )
  expect(commands.length).toBeGreaterThan(9)
  const env = { PATH: process.env.PATH, DATA_DIR: site.dataDir }
  let said = ''
  for (const command of commands) {
    const { stdout, stderr } = await run('sh', ['-c', command], { env })
    said += stdout + stderr
  }
  for (const words of [
    `Written: ${site.dataDir}/shop.yaml`,
    'shop.yaml is good.',
    'nothing was written',
    '0 new, 0 changed, 52 the same, 0 deleted.',
    'Anna Rossi',
    '1 request(s) deleted.',
    'The database is sound: 0 request(s)',
  ]) {
    expect(said).toContain(words)
  }
  for (const file of ['prodotti.csv', 'richieste.csv']) {
    expect(fs.statSync(`${site.dataDir}/${file}`).size).toBeGreaterThan(100)
  }
})
