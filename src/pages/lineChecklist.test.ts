import { describe, expect, test } from '@jest/globals'
import type { HTMLElement } from 'node-html-parser'
import { catalogue } from '../../knex/seeds/catalogue'
import { contactPathFor } from '../../tests/support/site/contactPathFor'
import { hrefs, mainOf, section, sentBy, words } from '../../tests/support/site/pageParts'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import {
  asksFirst,
  estimate,
  estimatedLines,
  hairTypes,
} from '../../views/sections/quantities/estimates'
import { lengthOf } from '../../views/text/figures'
import { keepTogether } from '../../views/text/keepTogether'
import * as en from '../../views/text/lines.en'
import * as it from '../../views/text/lines.it'
import { type Category, categories, categoryPages } from '../shared/categories'
import { lineQuery, productQuery } from '../shared/contactLinks'
import { languages } from '../shared/languages'
import { productAnchor } from '../shared/products'
import { pathTo } from '../shared/routes'

/** The specification's counts, figures and literal strings on the pages of the lines. */

const site = siteOfSuite()

/** What stands on each line's page, with any space and either decimal sign. */
const figures: Record<Category, { gallery: number; values: RegExp[] }> = {
  'tape-in-kit': {
    gallery: 6,
    values: [/2[.,]5 g/, /20 (ciocche|pieces)/, /40.{1,4}50.{1,4}60 cm/, /6–8/],
  },
  'keratin-tips': {
    gallery: 4,
    values: [/0[.,]8 g/, /25 (ciocche|strands)/, /40–70 cm/, /3–4/, /180 °C/],
  },
  'bulk-human-hair': { gallery: 11, values: [/30.*40.*50.*60.*70 cm/, /100.*200.*500 g/] },
  'weft-machine-sewn': {
    gallery: 4,
    values: [/40–70 cm/, /50.*75.*100 cm/, /80.*100.*120 g/, /6–8/],
  },
  'italian-keratine-glue': { gallery: 3, values: [/130–200 °C/] },
  'protesi-uomo': { gallery: 7, values: [/120\s?%.*130\s?%/, /12–18/] },
  'protesi-donna': { gallery: 11, values: [] },
  'tape-adhesivi': { gallery: 3, values: [/4/] },
}

/** Lines whose pages have lists of their own besides the second. */
const hasNamedSections = (category: Category) =>
  category === 'italian-keratine-glue' || category === 'tape-adhesivi'

describe.each(categories)('the page of %s', (category) => {
  const { gallery, values } = figures[category]

  test.each(languages)('has its lists, gallery and ways to ask, in %s', async (language) => {
    const page = await mainOf(site, categoryPages[category], language)
    const sheet = section(page, 'specifications')
    expect(sheet.querySelectorAll('dt').length).toBeGreaterThanOrEqual(4)
    const figuresText = words(sheet)
    for (const value of values) expect(figuresText).toMatch(value)
    const points = section(page, 'usage').querySelectorAll('li')
    expect(points.length).toBeGreaterThanOrEqual(hasNamedSections(category) ? 2 : 4)
    const rows = section(page, 'line-products').querySelectorAll('li')
    const products = catalogue.filter((product) => product.category === category)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(products.map(productAnchor).toSorted())
    for (const product of products) {
      const row = rows.find(({ id }) => id === productAnchor(product))
      const { nameEn, descriptionEn } = product
      const [name, description] =
        language === 'en' ? [nameEn, descriptionEn] : [product.name, product.description]
      const head = row?.querySelector('h3')
      expect(head && words(head)).toBe(name)
      expect(row?.querySelector('details p')?.text).toBe(keepTogether(description))
      expect(row?.querySelector('summary')?.text).toMatch(/^\p{L}{4,}$/u)
      const asked = new URLSearchParams(
        `${lineQuery(category, language)}&${productQuery(name, language)}`,
      )
      expect(row && sentBy(row.querySelector('button[form]'), page)).toBe(
        `${pathTo('contacts', language)}?${asked}`,
      )
    }
    expect(section(page, 'gallery').querySelectorAll('button img')).toHaveLength(gallery)
    const isVisit = category.startsWith('protesi')
    expect(hrefs(section(page, 'action'))).toEqual([
      contactPathFor(category, language, isVisit ? 'visit' : 'quote'),
      ...(isVisit ? [expect.stringMatching(/^tel:\+\d+$/)] : []),
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=\w/),
    ])
    expect(hrefs(page).slice(0, 2)).toEqual([
      pathTo('home', language),
      pathTo('products', language),
    ])
    const others = categories.filter((other) => other !== category)
    const [, , ways] = page.querySelectorAll('nav')
    expect(ways && hrefs(ways)).toEqual(
      others.map((other) => pathTo(categoryPages[other], language)),
    )
  })
})

/** What most lines have, from the top down; between them are sections of their own. */
const order = [
  'appointment',
  'line-products',
  'specifications',
  'shades',
  'quantities',
  'lengths',
  'usage',
  'gallery',
  'answers',
  'our-terms',
  'action',
]

test.each(categories)(
  'the sections of %s are in the order of all lines, and the links to them too',
  async (category) => {
    const page = await mainOf(site, categoryPages[category], 'it')
    const ids = page
      .querySelectorAll('section[aria-labelledby]')
      .map((element) => element.getAttribute('aria-labelledby') ?? '')
    const isThere = (id: string) => ids.includes(id)
    expect(ids.filter((id) => order.includes(id))).toEqual(order.filter(isThere))
    const [, parts] = page.querySelectorAll('nav')
    const links = parts?.querySelectorAll('a') ?? []
    const targets = links.map((link) => link.getAttribute('href')?.split('#')[1] ?? '')
    expect(targets.length).toBeGreaterThanOrEqual(3)
    expect(targets).toContain('line-products')
    expect(targets).toEqual(ids.filter((id) => targets.includes(id)))
    const headings = targets.map((id) => page.querySelector(`#${id}`)?.textContent)
    expect(links.map((link) => link.textContent)).toEqual(headings)
  },
)

test.each(languages)(
  'extensions’ pages say where each length ends and how much hair a head takes, in %s',
  async (language) => {
    const { lengthGuide, quantities } = { it, en }[language]
    for (const line of estimatedLines) {
      const page = await mainOf(site, categoryPages[line], language)
      const rowsOf = (id: string) =>
        section(page, id)
          .querySelectorAll('tr')
          .map((row) => row.querySelectorAll('th, td').map(words))
      const [, ...lengths] = rowsOf('lengths')
      expect(lengths).toEqual(
        Object.entries(lengthGuide.ends).map(([cm, { straight, wavy }]) => [
          lengthOf(Number(cm), language).replaceAll('\u00a0', ' '),
          straight,
          wavy,
        ]),
      )
      const [hair, ...aims] = rowsOf('quantities')
      expect(hair).toEqual(['', ...Object.values(quantities.hair)])
      expect(aims.at(-1)).toEqual([
        quantities.aim.both,
        ...hairTypes.map((type) =>
          asksFirst(line, type) ? quantities.askFirst : String(estimate(line, 'both', type)),
        ),
      ])
      const caption = section(page, 'quantities').querySelector('caption')
      expect(caption && words(caption)).toBe(quantities.captions[line].replaceAll('\u00a0', ' '))
    }
  },
)

describe.each(languages)('named sections in %s', (language) => {
  const items = (page: HTMLElement, id: string, what = 'li') =>
    section(page, id).querySelectorAll(what).length

  test('the tape-in page has five steps, the weft page its hero', async () => {
    const tape = await mainOf(site, 'tapeInKit', language)
    expect(items(tape, 'usage', 'ol > li')).toBe(5)
    const weft = await mainOf(site, 'weftMachineSewn', language)
    expect(weft.querySelector('img')?.getAttribute('src')).toContain('weft-hero')
  })

  test('the glue’s monograph is complete', async () => {
    const glue = await mainOf(site, 'italianKeratineGlue', language)
    expect(words(section(glue, 'what')).length).toBeGreaterThan(100)
    const folded = (id: string) => glue.querySelectorAll(`details#${id} li`).length
    expect(folded('why')).toBe(5)
    expect(items(glue, 'how', 'ol > li')).toBe(4)
    expect(items(glue, 'removal', 'ol > li')).toBe(2)
    expect(folded('differences')).toBe(2)
    expect(folded('maintenance')).toBe(4)
  })

  test('the tapes’ page is complete', async () => {
    const tapes = await mainOf(site, 'adhesiveTapes', language)
    const [intro] = tapes.querySelectorAll('h1 ~ p')
    expect(intro && words(intro).length).toBeGreaterThan(100)
    expect(items(tapes, 'reasons')).toBe(4)
    expect(items(tapes, 'types')).toBe(6)
    expect(items(tapes, 'application', 'ol > li')).toBe(4)
  })
})
