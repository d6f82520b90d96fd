import { beforeEach, describe, expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import request from 'supertest'
import { catalogue } from '../../knex/seeds/catalogue'
import { ownPages } from '../../tests/support/site/ownPages'
import { words } from '../../tests/support/site/pageParts'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { createApp } from '../app'
import { categories } from '../shared/categories'
import { categoryLabels } from '../shared/categoryLabels'
import { onRequestName } from '../shared/onRequest'
import { productName } from '../shared/products'
import { requestTypeOfLine } from '../shared/quotes'
import type { Pages } from './Pages'

const site = siteOfSuite()

describe('a page that the browser has', () => {
  test('is not sent again while it stays the same', async () => {
    const first = await request(site.url).get('/prodotti')
    const etag = first.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const held of [etag, `"x", ${etag}`, '*']) {
      const again = await request(site.url).get('/prodotti').set('If-None-Match', held)
      expect([held, again.status, again.text]).toEqual([held, 304, ''])
      for (const name of ['ETag', 'Vary', 'Cache-Control', 'Content-Security-Policy']) {
        expect(again.get(name)).toBe(first.get(name))
      }
    }
  })

  test.each(['W/"other"', '', 'no etag'])('is sent again to who has %j', async (held) => {
    const response = await request(site.url).get('/prodotti').set('If-None-Match', held)
    expect(response.status).toBe(200)
  })

  test('is another one in the other language', async () => {
    const italian = await request(site.url).get('/prodotti')
    const english = await request(site.url)
      .get('/prodotti')
      .set('Cookie', 'language=en')
      .set('If-None-Match', italian.get('ETag') ?? '')
    expect(english.status).toBe(200)
  })
})

describe('the line in a query', () => {
  const selectedIn = (html: string) =>
    parse(html)
      .querySelectorAll('option[selected]')
      .map((one) => one.getAttribute('value'))

  test.each(categories)('%s preselects its request type', async (line) => {
    for (const path of [`/contatti?linea=${line}`, `/en/contacts?line=${line}`]) {
      const response = await request(site.url).get(path)
      expect(selectedIn(response.text)).toEqual([requestTypeOfLine[line]])
      const canonical = parse(response.text).querySelector('link[rel="canonical"]')
      expect(canonical?.getAttribute('href')).not.toContain('?')
    }
  })

  describe('with a product', () => {
    let renders = 0
    let renderMs = 0

    /** Renders in at least so many milliseconds. */
    const slowPages = () =>
      ownPages(site, {
        onRendered: () => {
          renders += 1
          const begun = performance.now()
          while (performance.now() - begun < renderMs);
        },
      })

    const ask = (pages: Pages, query: string, name: string) =>
      pages.forProduct('/contatti', 'it', query, name)

    beforeEach(() => {
      renders = 0
      renderMs = 0
    })

    test('begins with it, under each of its names, and only in its own line', async () => {
      const pages = await slowPages()
      const [product] = catalogue
      if (!product) throw new Error('There are no products')
      const own = await ask(pages, `?linea=${product.category}`, product.name)
      const first = parse(String(own?.coded.identity.body)).querySelector('#item-1')
      expect(first?.getAttribute('value')).toBe('1')
      const named = await ask(pages, `?linea=${product.category}`, product.nameEn)
      expect(named === own).toBe(true)
      for (const line of categories.filter((one) => one !== product.category)) {
        expect(await ask(pages, `?linea=${line}`, product.name)).toBeUndefined()
      }
      expect(renders).toBe(1)
    })

    test('or with what is wanted on request begins with that, in its own line alone', async () => {
      const pages = await slowPages()
      const wish = { line: 'keratin-tips', shade: 'silver', lengthCm: 70 } as const
      const own = await ask(pages, `?linea=${wish.line}`, onRequestName(wish, 'en'))
      const row = parse(String(own?.coded.identity.body)).querySelector('li:has(#item-1)')
      expect(row?.querySelector('input[value="1"]')).not.toBeNull()
      expect(row?.text.replaceAll('\u00a0', ' ')).toBe(onRequestName(wish, 'it'))
      expect(await ask(pages, '?linea=tape-in-kit', onRequestName(wish, 'it'))).toBeUndefined()
    })

    test('takes a part of the time only, with invented lengths, where the plain page is sent', async () => {
      const pages = await slowPages()
      // So much that it is earned again only after many seconds.
      renderMs = 3000
      const [product] = catalogue
      const lengths = Array.from({ length: 20 }, (_, index) => `?lunghezza=${900 + index}`)
      const answers = await Promise.all(
        lengths.map((query) => pages.narrowed('/prodotti', 'it', query)),
      )
      expect(answers[0]).toBeDefined()
      expect(answers).toContain(undefined)
      expect(await ask(pages, `?linea=${product?.category}`, product?.name ?? '')).toBeUndefined()
      renderMs = 0
      const app = createApp({ ...site.services, pages })
      const plain = (await request(site.url).get('/prodotti')).text
      expect((await request(app).get('/prodotti?lunghezza=999')).text).toBe(plain)
    })
  })

  test.each([
    ...['', '?linea=nothing', '?linea=<b>', '?utm_source=x', '?linea=%E0%A4%A', '?linea=__proto__'],
    ...['?linea=men-prosthesis', '?linea=KERATIN-TIPS', '?LINEA=keratin-tips'],
    ...['?linea=nothing&line=keratin-tips', '?category=keratin-tips'],
  ])('%j preselects nothing and shows nothing of itself', async (query) => {
    const [with_, without] = await Promise.all(
      [`/contatti${query}`, '/contatti'].map((path) => request(site.url).get(path)),
    )
    expect(with_?.status).toBe(200)
    expect(with_?.text).toBe(without?.text)
  })

  test.each(categories)(
    '%s opens the catalogue at it, with one canonical address',
    async (line) => {
      const products = catalogue.filter(({ category }) => category === line)
      for (const [language, path] of [
        ['it', `/prodotti?linea=${line}`],
        ['en', `/en/products?line=${line}`],
      ] as const) {
        const main = parse((await request(site.url).get(path)).text)
        const names = products.map((product) => productName(product, language))
        expect(main.querySelectorAll('main li h3').map(words).toSorted()).toEqual(names.toSorted())
        const label = categoryLabels[line][language]
        expect(main.querySelectorAll('main nav [aria-current]').map(words)).toEqual([label])
        const canonical = main.querySelector('link[rel="canonical"]')?.getAttribute('href')
        expect(canonical).not.toContain('?')
      }
    },
  )

  test.each([
    ...['?linea=nothing', '?linea=', '?utm_source=x', '?colore=', '?lunghezza=1e3'],
    ...['?per=nothing', '?per=', '?for=toString'],
  ])('%j leaves the catalogue as it is', async (query) => {
    const plain = (await request(site.url).get('/prodotti')).text
    expect((await request(site.url).get(`/prodotti${query}`)).text).toBe(plain)
  })

  test.each([
    ['/prodotti?linea=tape-in-kit&colore=dark-brown', 'tape-in-kit', 'dark-brown', null],
    ['/en/products?length=60&shade=dark-brown&line=tape-in-kit', 'tape-in-kit', 'dark-brown', 60],
    ['/prodotti?lunghezza=50&utm_source=x', undefined, null, 50],
    ['/prodotti?colore=pink', undefined, 'pink', null],
    ['/prodotti?linea=tape-in-kit&colore=black&lunghezza=60', 'tape-in-kit', 'black', 60],
  ])('%s is rendered with its shade and length', async (path, line, shade, lengthCm) => {
    const main = parse((await request(site.url).get(path)).text)
    const products = catalogue.filter(
      (product) =>
        (!line || product.category === line) &&
        (!shade || product.shade === shade) &&
        (!lengthCm || product.lengthCm === lengthCm),
    )
    expect(main.querySelectorAll('main li:has(h3)')).toHaveLength(products.length)
    expect(main.querySelector('main [aria-live]')?.text).toMatch(new RegExp(`^${products.length} `))
    const listed = main.querySelector('script[type="application/ld+json"]')?.text ?? ''
    const lines = new Set(products.map(({ category }) => category))
    expect(listed.split('"position"').length - 1).toBe(lines.size)
    const canonical = main.querySelector('link[rel="canonical"]')?.getAttribute('href')
    expect(canonical).not.toContain('?')
  })

  test('answers to the questions are rendered with the line that they lead to', async () => {
    const main = parse((await request(site.url).get('/prodotti?per=lengthen-thick-weeks')).text)
    const [chooser] = main.querySelectorAll('main details')
    expect(chooser?.hasAttribute('open')).toBe(true)
    const chosen = chooser?.querySelectorAll('input').filter((one) => one.hasAttribute('checked'))
    expect(chosen).toHaveLength(3)
    const said = chooser?.querySelector('[role="status"]')?.text
    expect(said).toContain(categoryLabels['weft-machine-sewn'].it)
  })

  test('means nothing on other pages', async () => {
    const plain = (await request(site.url).get('/faq')).text
    expect((await request(site.url).get('/faq?linea=keratin-tips')).text).toBe(plain)
  })
})
