import { beforeAll, describe, expect, test } from '@jest/globals'
import type { HTMLElement } from 'node-html-parser'
import { givenShop } from '../../../tests/support/site/givenShop'
import { documentAt, words } from '../../../tests/support/site/pageParts'
import { siteOfSuite } from '../../../tests/support/site/siteOfSuite'
import { typeCheck } from '../../../tests/support/typeCheck'
import { siteText } from '../../../views/text/site'
import { categoryPages, lineOfPage } from '../../shared/categories'
import { type PageId, pathTo, routeList } from '../../shared/routes'

const siteUrl = 'https://shop.example'

const site = siteOfSuite(
  { SITE_URL: siteUrl },
  {},
  { closed: [{ from: '2027-08-09', to: '2099-08-21' }] },
)

type Node = Record<string, unknown> & { '@type': string | string[] }

interface Described {
  document: HTMLElement
  /** The block as it was sent; undefined where there is none. */
  block: string | undefined
  nodes: Node[]
}

const pages = new Map<string, Described>()
const catalogueAtLine = '/prodotti?linea=keratin-tips'

beforeAll(async () => {
  for (const path of [...routeList.map((route) => route.path), catalogueAtLine]) {
    const document = await documentAt(site, path)
    const blocks = document.querySelectorAll('script[type="application/ld+json"]')
    expect(blocks.length).toBeLessThanOrEqual(1)
    const block = blocks[0]?.rawText
    pages.set(path, { document, block, nodes: block ? JSON.parse(block)['@graph'] : [] })
  }
})

function at(path: string): Described {
  const page = pages.get(path)
  if (!page) throw new Error(`${path} was not asked for`)
  return page
}

const ofType = (path: string, type: string) =>
  at(path).nodes.find((node) => [node['@type']].flat().includes(type))

/** The items of a list among a page's nodes. */
function itemsOf(path: string, type: string): Record<string, unknown>[] {
  return (ofType(path, type)?.itemListElement ?? []) as Record<string, unknown>[]
}

const list = (path: string) => itemsOf(path, 'ItemList') as Record<string, string>[]

const isLine = (page: PageId) => lineOfPage(page) !== undefined

/** What a value has, whatever its words and numbers are. */
const shapeOf = (value: unknown) =>
  JSON.stringify(value, (_key, part) => (typeof part === 'object' ? part : typeof part))

/** The block with one item of each shape in its lists: the compiler need not see eighty alike. */
function sample(block: string): string {
  const sampled: unknown = JSON.parse(block, (key, value) =>
    key === 'itemListElement'
      ? [...new Map(value.map((item: unknown) => [shapeOf(item), item])).values()]
      : value,
  )
  return JSON.stringify(sampled)
}

test('every block keeps to the vocabulary of schema.org', async () => {
  const blocks = [...pages.values()].flatMap(({ block }) => (block ? sample(block) : []))
  expect(blocks.length).toBeGreaterThan(20)
  const shopBlock = at('/').block ?? ''
  const wrong = [
    shopBlock.replace('"foundingDate"', '"founded"'),
    shopBlock.replace('"Store"', '"HairShop"'),
    sample(at('/prodotti').block ?? '').replace('"ListItem",', '"ListItem","colour":{},'),
  ]
  for (const one of wrong) expect([at('/').block, at('/prodotti').block]).not.toContain(one)
  const found = await typeCheck((from) =>
    [
      `import type { StructuredData } from ${from('src/pages/structuredData/vocabulary')}`,
      ...blocks.map((block, index) => `export const page${index}: StructuredData = ${block}`),
      // The compiler itself must object to each of these, or the file does not compile.
      ...wrong.map(
        (block, index) =>
          `// @ts-expect-error what is not in the vocabulary\nexport const wrong${index} = ${block} satisfies StructuredData`,
      ),
    ].join('\n'),
  )
  expect(found).toBe('')
}, 300_000)

test('no block holds an offer or a rating', () => {
  for (const { block = '' } of pages.values()) {
    expect(block).not.toMatch(/offer|rating|review|price|null|undefined/i)
  }
})

describe.each(routeList)('the data of $path', ({ path, page, language }) => {
  test('describes the shop only where the page does', () => {
    const node = ofType(path, 'Organization')
    const isDescribed = ['home', 'about', 'whereWeAre', 'contacts'].includes(page)
    expect(node !== undefined).toBe(isDescribed)
    expect(ofType(path, 'WebSite') !== undefined).toBe(page === 'home')
    if (!node) return
    expect(node['@type']).toEqual(['Organization', 'Store'])
    expect(node['@id']).toBe(`${siteUrl}/#shop`)
    // One shop has one picture, whatever the page's own is.
    expect(node.image).toBe(ofType(pathTo('contacts', language), 'Organization')?.image)
    const { latitude, longitude } = givenShop
    expect(node.hasMap).toContain(`mlat=${latitude}&mlon=${longitude}`)
    const said = words(at(path).document)
    expect(said).toContain(String(node.foundingDate))
    const hours = node.openingHoursSpecification
    expect(hours !== undefined).toBe(['whereWeAre', 'contacts'].includes(page))
    if (!hours) return
    const spans = Object.values(givenShop.hours)
    for (const { opens, closes } of spans) expect(said).toMatch(new RegExp(`${opens}[–-]${closes}`))
    expect(hours).toMatchObject([{}, { dayOfWeek: 'Saturday' }])
    expect(hours).toMatchObject(
      spans.map(({ opens, closes }) => ({
        opens: opens.padStart(5, '0'),
        closes: closes.padStart(5, '0'),
      })),
    )
  })

  test('has the way to a line as the page shows it', () => {
    const { breadcrumbs } = siteText[language]
    const trail = at(path).document.querySelectorAll(`main nav[aria-label="${breadcrumbs}"] li`)
    expect(itemsOf(path, 'BreadcrumbList').map(({ name }) => name)).toEqual(
      trail.map((crumb) => words(crumb)),
    )
    expect(trail).toHaveLength(isLine(page) ? 3 : 0)
    if (!isLine(page)) return
    const [home, catalogue, own] = trail
    expect(home?.querySelector('a')?.getAttribute('href')).toBe(pathTo('home', language))
    expect(catalogue?.querySelector('a')?.getAttribute('href')).toBe(pathTo('products', language))
    expect(own?.querySelector('[aria-current="page"]')).not.toBeNull()
    expect(itemsOf(path, 'BreadcrumbList').map(({ item }) => item)).toEqual(
      [pathTo('home', language), pathTo('products', language), path].map((to) => siteUrl + to),
    )
  })

  test('lists the products of a line, and the lines of the catalogue, each with its address', () => {
    const isCatalogue = page === 'products'
    const shown = at(path).document.querySelectorAll(isCatalogue ? 'main h2' : 'main li h3')
    const names = shown.map((name) => words(name))
    const listed = list(path)
    expect(listed.length > 0).toBe(isLine(page) || isCatalogue)
    for (const { name, url } of listed) {
      expect(names).toContain(name)
      expect(url).toMatch(/^https:\/\/shop\.example\/./)
      expect(/#[\p{L}\p{N}-]+$/u.test(url ?? '')).toBe(isLine(page))
    }
  })
})

test('the catalogue lists every line by its page', () => {
  const addresses = Object.values(categoryPages).map((page) => siteUrl + pathTo(page, 'it'))
  expect(new Set(list('/prodotti').map(({ url }) => url))).toEqual(new Set(addresses))
})

test('the catalogue opened at a line lists that line', () => {
  const addresses = list(catalogueAtLine).map(({ url }) => url)
  expect(addresses).toEqual([siteUrl + pathTo(categoryPages['keratin-tips'], 'it')])
})
