import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { describeOnDatabases, type Place } from '../../tests/support/servers/databases'
import { patientDatabase } from '../../tests/support/servers/patientDatabase'
import { productWith } from '../../tests/support/site/products'
import type { Database } from '../database/database'
import { migrate } from '../database/migrate'
import { ProductStore } from './ProductStore'
import { planImport } from './planImport'
import type { ImportedProduct } from './productSchemas'
import { readRows } from './readRows'

const productNumber = (number: number): ImportedProduct => ({
  ...productWith({ name: `Prodotto ${number}`, nameEn: `Product ${number}` }),
  id: null,
  description: 'Testo '.repeat(100),
  descriptionEn: 'Text '.repeat(100),
})

const products = (count: number) =>
  Array.from({ length: count }, (_, number) => productNumber(number))

describeOnDatabases('Writing many products', (newPlace) => {
  let place: Place
  let database: Database
  let store: ProductStore
  const all = async () => readRows(await store.rows()).products

  beforeEach(async () => {
    place = await newPlace()
    database = patientDatabase(place)
    await migrate(database, place.dataDir)
    store = new ProductStore(database)
  })

  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  test('takes ten thousand, and as many with new texts under the ids they have', async () => {
    await store.write(products(10_000), await all())
    const first = await all()
    expect(first).toHaveLength(10_000)
    await store.write(first.map((product) => ({ ...product, price: '12,50 €' })))
    const second = await all()
    expect(second).toEqual(first.map((product) => ({ ...product, price: '12,50 €' })))
    const lines = second.slice(10).map((product, line) => ({ line, product }))
    const plan = planImport(lines, await store.rows(), true)
    expect([plan.same, plan.deleted.length]).toEqual([9990, 10])
  })

  test('writes none where the last cannot be written', async () => {
    const before = await all()
    const bad = { ...productNumber(999), name: null as unknown as string }
    // Not `toThrow`: SQLite's errors may come from another realm than this test's.
    await expect(store.write([...products(999), bad], before)).rejects.toMatchObject({
      code: expect.stringMatching(/^(SQLITE_CONSTRAINT|ER_BAD_NULL_ERROR)$/),
    })
    expect(await all()).toEqual(before)
  })

  test('takes texts as long as they may be', async () => {
    const long = products(60).map((product) => ({
      ...product,
      description: '漢'.repeat(5000),
      descriptionEn: '漢'.repeat(5000),
    }))
    await store.write(long, await all())
    expect((await all()).map(({ description }) => description.length)).toEqual(Array(60).fill(5000))
  })
})
