import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newSqlitePlace, type Place } from '../tests/support/servers/databases'
import { bundleProgram } from '../tests/support/site/bundleProgram'
import { assets, linesOf } from '../tests/support/site/site'
import { startSiteProcess } from '../tests/support/site/siteProcess'
import { events } from './core/log'

let place: Place
let program: string

beforeAll(async () => {
  place = await newSqlitePlace()
  program = await bundleProgram('src/start.ts')
  const built = path.dirname(program)
  fs.writeFileSync(path.join(built, 'manifest.json'), JSON.stringify(assets))
  fs.mkdirSync(path.join(built, 'public'), { recursive: true })
})

afterAll(() => place.remove())

/** The variables that a start in this environment warns of, and what it says of each. */
async function warnedOf(environment: Record<string, string>): Promise<Record<string, string>> {
  const release = Promise.resolve(program)
  const site = await startSiteProcess(place, environment, {}, events.started, release)
  await site.kill()
  const warnings = linesOf(site, events.unset).filter(({ level }) => level === 'warn')
  return Object.fromEntries(warnings.map(({ variable, follows }) => [variable, follows]))
}

test('A production start warns of each variable that the shop needs and that is not set', async () => {
  const unset = { SITE_URL: '', SMTP_URL: '', MAIL_TO: '' }
  expect(await warnedOf(unset)).toEqual({
    SITE_URL: expect.stringContaining('localhost'),
    SMTP_URL: expect.stringContaining('DATA_DIR/mail'),
    MAIL_TO: expect.stringContaining('shop.yaml'),
  })
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' }
  expect(Object.keys(await warnedOf({ ...unset, ...smtp }))).toEqual(['SITE_URL', 'MAIL_TO'])
  expect(await warnedOf({ ...smtp, MAIL_TO: 'negozio@chiomara.example' })).toEqual({})
  expect(await warnedOf({ ...unset, NODE_ENV: 'development' })).toEqual({})
})
