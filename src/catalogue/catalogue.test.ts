import { afterEach, beforeEach, expect, test } from '@jest/globals'
import request from 'supertest'
import { type CatalogueEntry, catalogue } from '../../knex/seeds/catalogue'
import { describeOnDatabases, type Place } from '../../tests/support/databases'
import { eventually } from '../../tests/support/eventually'
import { startSite, type TestSite } from '../../tests/support/site'
import { categories } from '../shared/categories'
import type { Product } from '../shared/products'

/** What the specification gives a product, and its English texts. */
const keys = ['category', 'description', 'featured', 'id', 'imageUrl', 'name', 'price']
const englishKeys = ['descriptionEn', 'nameEn', 'priceEn']

const outlineOf = ({ name, nameEn, category, featured }: CatalogueEntry | Product) =>
  [name, nameEn, category, featured].join()

describeOnDatabases('the catalogue', (newPlace) => {
  let place: Place
  let site: TestSite

  beforeEach(async () => {
    place = await newPlace()
    site = await startSite(place, { CATALOGUE_REFRESH_S: '1' })
  })

  afterEach(async () => {
    await site.stop()
    await place.remove()
  })

  const get = (path: string) => request(site.url).get(path)

  const hasTriedToRefresh = () =>
    site.logged.some((line) => line.includes('could not be refreshed'))

  test('is served whole, with exactly the documented keys', async () => {
    const response = await get('/api/products')
    expect(response.status).toBe(200)
    expect(response.type).toBe('application/json')
    const products: Product[] = response.body
    expect(products).toHaveLength(32)
    for (const product of products) {
      expect(Object.keys(product).toSorted()).toEqual([...keys, ...englishKeys].toSorted())
      expect(product.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      expect(product.price).toBe('Su richiesta')
      expect(product.imageUrl).toMatch(new RegExp(`^/images/${product.category}-\\d+\\.jpg$`))
    }
    const sown = catalogue.map(outlineOf)
    const served = products.map(outlineOf)
    expect(served.toSorted()).toEqual(sown.toSorted())
    expect([...new Set(products.map(({ category }) => category))]).toEqual([...categories])
  })

  test('is served in part where only featured products are asked for', async () => {
    const all: Product[] = (await get('/api/products')).body
    const featured: Product[] = (await get('/api/products?featured=true')).body
    expect(featured.length).toBeGreaterThan(0)
    expect(featured).toEqual(all.filter((product) => product.featured === 1))
    for (const query of [
      'featured=false',
      'featured=1',
      'featured=',
      'featured[]=true',
      'x=true',
    ]) {
      expect((await get(`/api/products?${query}`)).body).toEqual(all)
    }
  })

  test('is not sent again to who has it', async () => {
    const etag = (await get('/api/products')).get('ETag') ?? ''
    const featuredEtag = (await get('/api/products?featured=true')).get('ETag')
    expect(etag).not.toBe('')
    expect(featuredEtag).not.toBe(etag)
    const again = await get('/api/products').set('If-None-Match', etag)
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    expect(again.get('Cache-Control')).toBe('no-cache')
    expect((await get('/api/products').set('If-None-Match', '"other"')).status).toBe(200)
  })

  test('answers GET and HEAD only', async () => {
    const head = await request(site.url).head('/api/products')
    expect([head.status, head.text ?? '']).toEqual([200, ''])
    for (const method of ['post', 'put', 'patch', 'delete', 'options'] as const) {
      const response = await request(site.url)[method]('/api/products')
      expect([response.status, response.get('Allow')]).toEqual([405, 'GET, HEAD'])
    }
  })

  test('goes on being served when the database is taken away, in pages too', async () => {
    const before = (await get('/api/products')).body
    await site.services.database.close()
    await eventually(async () => {
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

  test('is missing, and pages do without, while it has never been read', async () => {
    await site.services.database.close()
    const response = await get('/api/products')
    expect(response.status).toBe(503)
    expect(response.get('Retry-After')).toMatch(/^\d+$/)
    for (const path of ['/', '/en', '/prodotti', '/en/products', '/chi-siamo']) {
      expect([path, (await get(path)).status]).toEqual([path, 200])
    }
    expect((await get('/prodotti')).text).not.toContain(catalogue[0]?.name)
  })

  test('shows a changed row after the refresh, in the API and in pages', async () => {
    const [first]: Product[] = (await get('/api/products')).body
    expect((await get('/prodotti')).text).not.toContain('Nuovo nome')
    const { knex } = site.services.database
    await knex('products').where({ id: first?.id }).update({ name: 'Nuovo nome' })
    await eventually(async () => (await get('/api/products')).text.includes('Nuovo nome'))
    expect((await get('/prodotti')).text).toContain('Nuovo nome')
    await knex('products').delete()
    await eventually(async () => (await get('/api/products')).text === '[]')
    expect((await get('/prodotti')).text).toContain('Nessun prodotto trovato')
    expect((await get('/en/products')).text).toContain('No products found')
  })
})
