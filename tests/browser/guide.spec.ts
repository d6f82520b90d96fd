import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { readShopFile } from '../../src/shop/readShopFile'
import { validRequest } from '../support/site'
import { test } from './site'

const run = promisify(execFile)

const guide = fs.readFileSync('docs/guida.md', 'utf8')

/** The guide's examples of a kind, in their order. */
const examples = (kind: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text)

test('Every command of the shop’s guide works as it is written', async ({ newSite }) => {
  // A dozen programs, one after another.
  test.slow()
  const site = await newSite({})
  fs.rmSync(`${site.dataDir}/shop.yaml`, { force: true })
  const posted = await fetch(`${site.url}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...validRequest, email: 'anna@example.com' }),
  })
  expect(posted.status).toBe(201)
  const commands = examples('sh').flatMap((lines) => lines.trim().split('\n'))
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

test('Every example of the shop’s guide is one that the file may hold', () => {
  expect(examples('yaml').map(readShopFile)).toEqual(
    examples('yaml').map(() => expect.objectContaining({ file: expect.anything() })),
  )
})
