import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { PageDates } from './PageDates'

let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-dates-'))
})

afterEach(() => fs.rmSync(folder, { recursive: true }))

const monday = new Date('2026-11-16T23:59:59Z')
const tuesday = new Date('2026-11-17T00:00:00Z')

/** Notes the pages as a process that has just started does. */
const note = async (pages: Record<string, string>, now: Date) =>
  Object.fromEntries(await new PageDates(folder).note(new Map(Object.entries(pages)), now))

test('a page keeps its day until it changes', async () => {
  expect(await note({ '/': 'a', '/faq': 'b' }, monday)).toEqual({
    '/': '2026-11-16',
    '/faq': '2026-11-16',
  })
  expect(await note({ '/': 'changed', '/faq': 'b' }, tuesday)).toEqual({
    '/': '2026-11-17',
    '/faq': '2026-11-16',
  })
})

test('a page that has gone is forgotten', async () => {
  await note({ '/': 'a', '/faq': 'b' }, monday)
  await note({ '/': 'a' }, monday)
  expect(await note({ '/': 'a', '/faq': 'b' }, tuesday)).toEqual({
    '/': '2026-11-16',
    '/faq': '2026-11-17',
  })
})

test.each(['', 'null', '[]', '{"/":null}', '{"/":{"fingerprint":"a","since":"<x>"}}'])(
  'a file with %j in it is no reason to fail',
  async (content) => {
    fs.writeFileSync(path.join(folder, 'page-dates.json'), content)
    expect(await note({ '/': 'a' }, tuesday)).toEqual({ '/': '2026-11-17' })
    expect(fs.readdirSync(folder)).toEqual(['page-dates.json'])
  },
)

test('what cannot be remembered is not told', async () => {
  const file = path.join(folder, 'file')
  fs.writeFileSync(file, '')
  const dates = new PageDates(file)
  expect([...(await dates.note(new Map([['/', 'a']]), monday))]).toEqual([])
})
