import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import request from 'supertest'
import { type CatalogueEntry, catalogue } from '../../knex/seeds/catalogue'
import {
  describeOnDatabases,
  newSqlitePlace,
  type Place,
} from '../../tests/support/servers/databases'
import { noFacts } from '../../tests/support/site/products'
import {
  linesOf,
  openTestSite,
  startSite,
  type TestSite,
  validRequest,
} from '../../tests/support/site/site'
import { until } from '../../tests/support/until'
import { events } from '../core/log'
import type { ServiceOptions } from '../services'
import { categories } from '../shared/categories'
import { featuredProducts, type Product, type ProductFacts } from '../shared/products'
import type { Site } from '../site'

/** What the specification gives a product, and its English texts. */
const keys = ['category', 'description', 'featured', 'id', 'imageUrl', 'name', 'price']
const englishKeys = ['descriptionEn', 'nameEn', 'priceEn']
const factKeys = Object.keys(noFacts)

const outlineOf = ({ name, nameEn, category, featured = 0 }: CatalogueEntry | Product) =>
  [name, nameEn, category, featured].join()

const factsOf = (product: CatalogueEntry | Product) =>
  Object.keys(noFacts).map((fact) => product[fact as keyof ProductFacts] ?? null)

let place: Place
let site: TestSite & Partial<Pick<Site, 'ready'>>

const start = (options: ServiceOptions = {}) =>
  startSite(place, { CATALOGUE_REFRESH_S: '1' }, options)

const startOn = (newPlace: () => Promise<Place>) => async () => {
  place = await newPlace()
  site = await start()
}

const end = async () => {
  await site.stop()
  await place.remove()
}

const get = (path: string) => request(site.url).get(path)

const hasTriedToRefresh = () => site.logged.some((line) => line.includes('could not be refreshed'))

describeOnDatabases('the catalogue', (newPlace) => {
  beforeAll(startOn(newPlace))
  afterAll(end)

  test('is served whole, with exactly the documented keys', async () => {
    const response = await get('/api/products')
    expect(response.status).toBe(200)
    expect(response.type).toBe('application/json')
    const products: Product[] = response.body
    expect(products).toHaveLength(catalogue.length)
    for (const product of products) {
      expect(Object.keys(product).toSorted()).toEqual(
        [...keys, ...englishKeys, ...factKeys].toSorted(),
      )
      expect(product.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      expect(product.price).toBe('Su richiesta')
      expect(product.imageUrl).toMatch(
        new RegExp(`^/images/(${product.category}-\\d+|(?:product|shade)-[\\w-]+)\\.jpg$`),
      )
    }
    const sown = catalogue.map(outlineOf)
    const served = products.map(outlineOf)
    expect(served.toSorted()).toEqual(sown.toSorted())
    for (const entry of catalogue) {
      const product = products.find(({ name }) => name === entry.name)
      expect([entry.name, ...(product ? factsOf(product) : [])]).toEqual([
        entry.name,
        ...factsOf(entry),
      ])
    }
    expect([...new Set(products.map(({ category }) => category))]).toEqual([...categories])
  })

  test('is served in part where only featured products are asked for', async () => {
    const all: Product[] = (await get('/api/products')).body
    const featured: Product[] = (await get('/api/products?featured=true')).body
    expect(featured.length).toBeGreaterThan(0)
    expect(featured).toEqual(all.filter((product) => product.featured === 1))
    for (const line of categories) {
      const ofLine = all.filter(({ category }) => category === line)
      expect((await get(`/api/products?category=${line}`)).body).toEqual(ofLine)
      expect((await get(`/api/products?category=${line}&featured=true`)).body).toEqual(
        featuredProducts(ofLine),
      )
    }
    for (const query of ['category=nothing', 'category=', 'category=nothing&featured=true']) {
      expect([query, (await get(`/api/products?${query}`)).body]).toEqual([query, []])
    }
    const twice = 'category=protesi-uomo&category=protesi-donna'
    expect((await get(`/api/products?${twice}`)).body).toEqual([])
    for (const query of ['category[]=protesi-uomo', 'featured=false', 'featured=', 'x=true']) {
      expect((await get(`/api/products?${query}`)).body).toEqual(all)
    }
  })
})

test('Nobody waits for pages that are made anew: not a post, not the mails, nor other pages', async () => {
  place = await newSqlitePlace()
  site = await openTestSite(place)
  const { services } = site
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  // As if the site had kept its pages before there was a database.
  await services.content.snapshots.keepWhole(({ content }) => [
    [
      'a page',
      async () => {
        if (content.products) await held
        throw new Error('on purpose')
      },
    ],
  ])
  const post = { ...validRequest, items: [{ product: catalogue[0]?.name, quantity: 1 }] }
  expect((await site.post(post)).status).toBe(201)
  expect((await get('/contatti')).status).toBe(200)
  await until(
    'the mail is written',
    async () => (await services.quoteAdmin.list({}))[0]?.mail === 'written',
  )
  expect(services.content.shown.products).toBeUndefined()
  goOn()
  await site.ready
  expect(services.content.shown.products).toHaveLength(catalogue.length)
  expect(await services.database.knex('contacts').pluck('items')).toMatchObject([
    expect.stringContaining('"known":true'),
  ])
  await end()
})

describe('the catalogue, once it changes,', () => {
  beforeEach(startOn(newSqlitePlace))
  afterEach(end)

  test('leaves out a product that cannot be read, and logs it with each change', async () => {
    const id = '3b241101-e2bb-4255-8caf-4136c566a962'
    const [shown]: Product[] = (await get('/api/products')).body
    const wrong = { name: 'Nastro\n40\tcm', nameEn: 'Tape 40 cm ', category: 'wigs' }
    await site.services.database.knex('products').insert({ ...shown, id, ...wrong })
    const refusals = () => linesOf(site, events.productLeftOut)
    await until('the catalogue to be read anew', async () => {
      await get('/api/products')
      return refusals().length > 0
    })
    // Another change, so that the products are read once more.
    await site.services.database.knex('products').where({ id: shown?.id }).update({ name: 'Nuovo' })
    await until('the catalogue to be read anew', async () =>
      (await get('/api/products')).text.includes('Nuovo'),
    )
    const line = expect.objectContaining({ product: id, columns: Object.keys(wrong) })
    expect(refusals()).toEqual([line, line])
    expect((await get('/api/products')).body).toHaveLength(catalogue.length)
    for (const path of ['/prodotti', '/galleria']) {
      const { status, text } = await get(path)
      expect([path, status, text.includes('Nuovo')]).toEqual([path, 200, true])
    }
  })

  test('that is empty, or features nothing, leaves no heading over an empty band', async () => {
    const sections = async (path: string) =>
      parse((await get(path)).text)
        .querySelectorAll('main h2')
        .map(({ id }) => id)
    expect(await sections('/')).toContain('featured')
    const { knex } = site.services.database
    await knex('products').update({ featured: 0 })
    await until(
      'the catalogue to be read anew',
      async () => !(await sections('/')).includes('featured'),
    )
    expect(await sections('/galleria')).toContain('products')
    await knex('products').delete()
    await until(
      'the catalogue to be read anew',
      async () => !(await sections('/galleria')).includes('products'),
    )
    expect(await sections('/')).not.toContain('featured')
    expect(parse((await get('/prodotti')).text).querySelector('main')?.text).toContain('Nessun')
  })
})

describeOnDatabases('the catalogue, once its database is away,', (newPlace) => {
  afterEach(end)

  test('goes on being served, in pages too', async () => {
    place = await newPlace()
    site = await start({ databaseWaitMs: 500 })
    await until('the catalogue to be read', async () => (await get('/api/products')).status === 200)
    const before = (await get('/api/products')).body
    await site.services.database.close()
    await until('the catalogue to be read anew', async () => {
      await get('/api/products')
      return hasTriedToRefresh()
    })
    const response = await get('/api/products')
    expect(response.status).toBe(200)
    expect(response.body).toEqual(before)
    for (const path of ['/', '/prodotti', '/en/products', '/contatti']) {
      expect([path, (await get(path)).status]).toEqual([path, 200])
    }
    expect((await get('/prodotti')).text).toContain(before[0].name)
  })
})
