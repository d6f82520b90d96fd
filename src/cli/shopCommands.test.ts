import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { command } from '../../tests/support/site/command'
import { givenShop, writeShop } from '../../tests/support/site/givenShop'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { terms } from '../../views/text/terms'
import { shopFileName } from '../content/shopFiles'
import { pageIds, pathTo } from '../shared/routes'
import { neededDetails } from '../shop/defaults'

const site = siteOfSuite()

let dataDir = ''
const file = () => path.join(dataDir, shopFileName)

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(site.config.dataDir, 'other-'))
})

/** Runs a command of the shop on a data folder of its own. */
const shop = (...words: string[]) =>
  command({ services: { ...site.services, config: { ...site.config, dataDir } } }, [
    'shop',
    ...words,
  ])

/** What `shop check` says is missing, each with the pages where it would show. */
function missingIn(out: string): Record<string, string[]> {
  const [, ...lines] = out.trimEnd().split('\n')
  const rows = lines.map((line) => line.split(/ {2,}/))
  return Object.fromEntries(rows.map(([what = '', shows = '']) => [what, shows.split(' ')]))
}

test('init writes a file that says nothing yet, and never over one that is there', async () => {
  fs.rmdirSync(dataDir)
  expect(await shop('init')).toMatchObject({ code: 0, out: `Written: ${file()}\n` })
  expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700)
  const { code, out, complaints } = await shop('check')
  expect([code, complaints]).toEqual([0, 'shop.yaml is good.\n'])
  expect(fs.readdirSync(dataDir).sort()).toEqual(['pictures', shopFileName])
  expect(Object.keys(missingIn(out))).toEqual([
    ...neededDetails,
    ...Object.keys(terms).map((key) => `terms.${key}`),
  ])
  fs.writeFileSync(file(), 'name: Bella')
  const again = await shop('init')
  expect([again.code, again.complaints]).toEqual([2, `There is already ${file()}\n`])
  expect(fs.readFileSync(file(), 'utf8')).toBe('name: Bella')
})

test('check without a file says so, and names each page where a detail would show', async () => {
  const { out, complaints } = await shop('check')
  expect(complaints).toContain('shop.yaml: there is none: shop init writes')
  const shows = missingIn(out)
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
    const places = real.length === pageIds.length ? ['every', 'page'] : real.map(({ path }) => path)
    expect([detail, shows[detail]]).toEqual([detail, places])
    expect(real).not.toEqual([])
  }
  expect(shows['terms.makingWeeks']).toEqual(['/prodotti/protesi-donna', '/prodotti/protesi-uomo'])
})

test('check asks for nothing where all is given', async () => {
  const given = Object.keys(terms).map((key) => [key, { it: 'Sì.', en: 'Yes.' }])
  writeShop(dataDir, { terms: Object.fromEntries(given) })
  expect((await shop('check')).out).toBe('')
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
})
