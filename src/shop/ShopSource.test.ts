import fs from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { beforeEach, expect, test } from '@jest/globals'
import { setFolder } from '../../tests/support/setFolder'
import { createLogger, events } from '../core/log'
import type { ShopReading } from '../shared/shop'
import { defaults } from './defaults'
import { ShopSource } from './ShopSource'

const at = setFolder()
let logged: string[] = []
let now = new Date()

beforeEach(() => {
  logged = []
  now = new Date(Date.now() + 60_000)
})

const place = () => at('shop.yaml')
const write = (text: string | Buffer) => fs.writeFileSync(place(), text)

interface Opened {
  source: ShopSource
  reading: ShopReading
}

/** A site that starts now. */
async function opened(): Promise<Opened> {
  const log = createLogger('info', { write: (line) => logged.push(JSON.parse(line).event) })
  const source = new ShopSource(at(), log, () => now)
  const shown: Opened = { source, reading: await source.read() }
  return shown
}

/** Reads the file again. @returns whether it says something new */
async function reread(shown: Opened): Promise<boolean> {
  const { reading } = shown
  shown.reading = await shown.source.read()
  return !isDeepStrictEqual(shown.reading, reading)
}

test('Without a file the defaults show', async () => {
  const shown = await opened()
  expect([shown.reading.details, shown.source.problems, logged]).toEqual([defaults, [], []])
  expect(shown.reading.missing).toContain('landline')
})

test('A file shows at start and when it changes', async () => {
  write('landline: +39 02 111111')
  const shown = await opened()
  expect(shown.reading.details.landline).toBe('+39 02 111111')
  expect(shown.reading.missing).not.toContain('landline')
  expect(await reread(shown)).toBe(false)
  write('landline: +39 02 222222')
  expect(await reread(shown)).toBe(true)
  expect(shown.reading.details.landline).toBe('+39 02 222222')
  // A detail counts as given, and stands in structured data, even if the defaults say the same.
  write(`landline: +39 02 222222\nemail: ${defaults.email}`)
  expect(await reread(shown)).toBe(true)
})

test('A file that is gone is reported, and what it said last still shows, over a restart too', async () => {
  write('landline: +39 02 111111')
  // Sites that share a folder keep it at the same time.
  await Promise.all([opened(), opened(), opened()])
  fs.rmSync(place())
  const { reading, source } = await opened()
  expect(reading.details.landline).toBe('+39 02 111111')
  expect(source.problems).toHaveLength(1)
})

test.each([
  ['syntax', 'landline: [1,'],
  ['a wrong value', 'landline: call us'],
  ['an unknown key', 'landlnie: +39 02 222222'],
  ['nothing at all', ''],
  ['more than is read', `name: ${'x'.repeat(10 * 1024 * 1024)}`],
  ['aliases', 'a: &a [x]\nb: *a'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
])('A file with %s leaves what was there, and is reported, over a restart too', async (_, text) => {
  write('landline: +39 02 111111')
  const shown = await opened()
  write(text)
  expect(await reread(shown)).toBe(false)
  expect(await reread(shown)).toBe(false)
  expect(shown.source.problems).toHaveLength(1)
  expect(shown.reading.details.landline).toBe('+39 02 111111')

  const restarted = await opened()
  expect(restarted.reading.details.landline).toBe('+39 02 111111')
  expect(restarted.source.problems).toHaveLength(1)

  write('landline: +39 02 333333')
  expect(await reread(restarted)).toBe(true)
  expect([restarted.reading.details.landline, restarted.source.problems]).toEqual([
    '+39 02 333333',
    [],
  ])
})

test('A start with a broken file and no good one before shows the defaults and says so', async () => {
  write('landline: [')
  const shown = await opened()
  expect(shown.reading.details).toEqual(defaults)
  expect(shown.source.problems).toHaveLength(1)
})

test('A folder or a pipe in its place is reported, and nobody waits for it', async () => {
  fs.mkdirSync(place())
  expect((await opened()).source.problems).toEqual(['it is no file'])
})

test('For a file in another encoding the report says how to save it', async () => {
  write(Buffer.from('street: Via Libertà 1', 'latin1'))
  expect((await opened()).source.problems).toEqual(['the file is not UTF-8: save it as UTF-8 text'])
})

test('A copy that cannot be kept stops nothing', async () => {
  fs.mkdirSync(at('.shop.last-good.yaml'))
  const shown = await opened()
  expect(shown.reading.details).toEqual(defaults)
  write('landline: +39 02 111111')
  expect(await reread(shown)).toBe(true)
  expect(logged).toEqual([events.shopFileNotKept])
})

test('A file that is being written is read when it has been left alone for a second', async () => {
  write('landline: +39 02 2222')
  const shown = await opened()
  write('landline: +39 02 1111')
  const written = fs.statSync(place()).mtimeMs
  now = new Date(written)
  expect(await reread(shown)).toBe(false)
  now = new Date(written + 2000)
  expect(await reread(shown)).toBe(true)
})

test('Closures and notices that are over are left out from midnight in Italy on', async () => {
  write(
    [
      'closed:',
      '  - { from: 2027-08-20, to: 2027-08-22 }',
      '  - { from: 2027-08-10, to: 2027-08-14 }',
      'notice: { it: Ferie, en: Holidays, until: 2027-08-14 }',
    ].join('\n'),
  )
  now = new Date('2027-08-14T21:59:00Z')
  const shown = await opened()
  const days = () => shown.reading.details.closed.map(({ from }) => from)
  expect([days(), shown.reading.details.notice]).toEqual([
    ['2027-08-10', '2027-08-20'],
    { it: 'Ferie', en: 'Holidays' },
  ])
  now = new Date('2027-08-14T22:01:00Z')
  expect(await reread(shown)).toBe(true)
  expect([days(), shown.reading.details.notice]).toEqual([['2027-08-20'], undefined])
})

test('Terms show in their order on their pages', async () => {
  write('terms: { payment: { it: Bonifico, en: Transfer }, minimumOrder: { it: Tre, en: Three } }')
  const { details } = (await opened()).reading
  expect(details.terms.map(({ key, pages }) => [key, pages.length > 0])).toEqual([
    ['minimumOrder', true],
    ['payment', true],
  ])
})
