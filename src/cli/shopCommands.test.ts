import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { command } from '../../tests/support/command'
import { givenShop, writeShop } from '../../tests/support/givenShop'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { shopFileName } from '../core/shopFiles'
import { pageIds, pathTo } from '../shared/routes'
import { claims } from '../shop/claims'
import { neededDetails } from '../shop/defaults'
import { terms } from '../shop/terms'

const site = siteOfSuite()

let dataDir = ''
const file = () => path.join(dataDir, shopFileName)

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(site.config.dataDir, 'other-'))
})

/** Runs a command of the shop on a data folder of its own. */
const shop = (...words: string[]) =>
  command({ ...site, config: { ...site.config, dataDir } }, ['shop', ...words])

/** What `shop check --json` says is missing, each with the pages where it would show. */
async function missing(): Promise<Record<string, string[]>> {
  const rows: { what: string; shows: string[] }[] = JSON.parse(
    (await shop('check', '--json')).out,
  ).missing
  return Object.fromEntries(rows.map(({ what, shows }) => [what, shows]))
}

test('init writes a file that says nothing yet, and never over one that is there', async () => {
  expect((await shop('check')).complaints).toContain('shop.yaml: there is none: shop init writes')
  expect(await shop('init')).toMatchObject({ code: 0, out: `Written: ${file()}\n` })
  const { code, complaints } = await shop('check')
  expect([code, complaints]).toEqual([0, 'shop.yaml is good.\n'])
  expect(fs.readdirSync(dataDir).sort()).toEqual(['pictures', shopFileName])
  expect(Object.keys(await missing())).toEqual([
    ...neededDetails,
    ...Object.keys(terms).map((key) => `terms.${key}`),
    ...Object.keys(claims).map((key) => `confirmed.${key}`),
  ])
  fs.writeFileSync(file(), 'name: Bella')
  const again = await shop('init')
  expect([again.code, again.complaints]).toEqual([2, `There is already ${file()}\n`])
  expect(fs.readFileSync(file(), 'utf8')).toBe('name: Bella')
})

test('check names each page where a detail would show', async () => {
  await shop('init')
  const shows = await missing()
  const { url } = site
  const pages = await Promise.all(
    pageIds.map(async (id) => {
      const html = await (await fetch(url + pathTo(id, 'it'))).text()
      return {
        path: pathTo(id, 'it'),
        // Figures keep their units by such spaces.
        html: html.replace(/<script id="page-state".*?<\/script>/s, '').replaceAll('\u00a0', ' '),
      }
    }),
  )
  for (const detail of neededDetails) {
    const real = pages.filter(({ html }) => html.includes(String(givenShop[detail])))
    expect([detail, shows[detail]]).toEqual([detail, real.map(({ path }) => path)])
    expect(real).not.toEqual([])
  }
  expect(shows['terms.makingWeeks']).toEqual(['/prodotti/protesi-donna', '/prodotti/protesi-uomo'])
  expect((await shop('check')).out).toMatch(/^latitude +\/ .*\/dove-siamo/m)
})

test('check asks for nothing that is given', async () => {
  const term = { it: 'Due confezioni.', en: 'Two packs.' }
  writeShop(dataDir, { terms: { minimumOrder: term }, confirmed: { glueForms: false } })
  const given = ['landline', 'terms.minimumOrder', 'confirmed.glueForms']
  expect(Object.keys(await missing()).filter((what) => given.includes(what))).toEqual([])
})

test('check fails on a broken file, and on what is no photograph', async () => {
  fs.writeFileSync(file(), 'name: Bella\nlandlnie: +39 02 1234567')
  fs.mkdirSync(path.join(dataDir, 'pictures'))
  for (const name of ['listino.doc', 'Hero.jpg', 'hero.jpg']) {
    fs.writeFileSync(path.join(dataDir, 'pictures', name), '')
  }
  const problems = [
    'shop.yaml: line 2: landlnie is not known: did you mean landline?',
    expect.stringMatching(/^pictures\/listino\.doc is no picture/),
    'pictures/Hero has the name of no picture and of no product',
  ]
  const { code, complaints } = await shop('check')
  expect(code).toBe(1)
  expect(complaints.split('\n')).toEqual([...problems, 'The site shows what was there before.', ''])
  const json = await shop('check', '--json')
  expect([json.code, JSON.parse(json.out).problems]).toEqual([1, problems])
})

test('check asks about a value that a # may have cut, and calls the file good', async () => {
  fs.writeFileSync(file(), 'street: Via Roma 1 # interno 4')
  const { code, complaints } = await shop('check')
  expect([code, complaints.split('\n')]).toEqual([
    0,
    [
      'shop.yaml: line 1: street ends before “#”: put it into quotation marks, or the remark on a line of its own',
      'shop.yaml is good.',
      '',
    ],
  ])
  const json = JSON.parse((await shop('check', '--json')).out)
  expect([json.problems, json.doubts]).toEqual([[], [complaints.split('\n')[0]]])
})

test('check fails on a file that the site would not read', async () => {
  fs.writeFileSync(file(), Buffer.from('street: Via Libertà 1', 'latin1'))
  const { code, complaints } = await shop('check')
  expect([code, complaints.split('\n')[0]]).toEqual([
    1,
    'shop.yaml: the file is not UTF-8: save it as UTF-8 text',
  ])
})

test('facts are due a year after they were read', async () => {
  const [fact, ...others] = JSON.parse((await shop('facts', '--json')).out)
  expect(fact).toMatchObject({ url: expect.stringMatching(/^https:/), due: expect.any(Boolean) })
  expect(others.length).toBeGreaterThan(5)
  expect((await shop('facts')).out).toContain('eur-lex.europa.eu')
})
