import { beforeAll, expect, test } from '@jest/globals'
import { findLowerStyles } from '../../build/findLowerStyles'
import { assets } from '../../tests/support/site/site'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { prepareAnswer } from '../core/readyAnswer'
import { type Category, categories, categoryPages } from '../shared/categories'
import { languages } from '../shared/languages'
import { type PageId, pathTo, routeList } from '../shared/routes'

const address = '/assets/lower-00000000.css'
const inFile = new Set<string>()
let css = ''

beforeAll(async () => {
  const lower = await findLowerStyles()
  css = lower.css
  for (const id of lower.ids) inFile.add(id)
  assets.lowerStyles = { address, ids: lower.ids }
})

const site = siteOfSuite()

const namesIn = (text: string, name: RegExp) =>
  new Set([...text.matchAll(name)].map(([, id = '']) => id))

/** The names in the page's blocks, and those that its markup bears above and below the link. */
async function namesOf(line: Category, language: 'it' | 'en') {
  const response = await fetch(site.url + pathTo(categoryPages[line], language))
  const [head = '', body = ''] = (await response.text()).split('</head>')
  const link = `<link rel="stylesheet" href="${address}" fetchPriority="low"/>`
  const [above = '', below, ...more] = body.split(link)
  expect(below).toBeDefined()
  expect(more).toEqual([])
  const borne = /\bcss-(\w+)/g
  return {
    inBlocks: namesIn(head, /\.css-(\w+)/g),
    above: namesIn(above, borne),
    below: namesIn(below ?? '', borne),
  }
}

const pages = languages.flatMap((language) => categories.map((line) => [line, language] as const))

test.each(pages)('the opening of %s needs no file, in %s', async (line, language) => {
  const { inBlocks, above } = await namesOf(line, language)
  expect([...above].filter((id) => !inBlocks.has(id))).toEqual([])
})

test.each(pages)('what is below has its styles once, for %s in %s', async (line, language) => {
  const { inBlocks, above, below } = await namesOf(line, language)
  expect([...below].filter((id) => !inBlocks.has(id) && !inFile.has(id))).toEqual([])
  expect([...inBlocks].filter((id) => inFile.has(id) && !above.has(id))).toEqual([])
})

test('the file holds the rules of the names that it is said to hold', () => {
  expect(namesIn(css, /\.css-(\w+)/g)).toEqual(inFile)
})

/**
 * The most bytes of a page's HTML in brotli: with its headers it then fits the ten segments that a
 * new connection sends before it waits.
 */
const firstFlight = 13_000

/** What the pages that are above it may not go beyond. */
const heavier: Partial<Record<PageId, number>> = {
  products: 17_340,
  womensProsthesis: 13_520,
}

test.each(routeList)('the HTML at $path keeps within its bytes', async ({ path, page }) => {
  const response = await fetch(site.url + path)
  const { coded } = await prepareAnswer(await response.text(), {})
  expect(coded.br.body.length).toBeLessThanOrEqual(heavier[page] ?? firstFlight)
})

test('a page of no line has all its styles in it', async () => {
  const html = await (await fetch(site.url + pathTo('home', 'it'))).text()
  expect(html).not.toContain('rel="stylesheet"')
})
