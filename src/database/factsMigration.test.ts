import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/databases'
import { patientDatabase } from '../../tests/support/patientDatabase'
import { noFacts } from '../shared/products'
import { migrate } from './migrate'

const name = '007_product_facts'

describeOnDatabases('The migration to products with facts', (newPlace) => {
  test('fills in those of our own products and of no others, also when it is run again', async () => {
    const place = await newPlace()
    const database = patientDatabase(place)
    const { knex } = database
    await migrate(database, place.dataDir)
    const fresh = await knex('products').orderBy('id')
    await knex.migrate.down({ name })
    expect(await knex.schema.hasColumn('products', 'shade')).toBe(false)
    const [strand, tape] = [
      'Ciocche alla cheratina 40 cm, nero naturale, lisce',
      'Tape-in 40 cm, castano scuro',
    ]
    await knex('products').where({ name: strand }).update({ name: 'Ciocca nostra' })
    await knex('products').where({ name: tape }).update({ category: 'tape-adhesivi' })

    await migrate(database, place.dataDir)
    const rows = await knex('products').orderBy('id')
    const ours = [
      'Tape-in 50 cm, castano naturale',
      'Protesi uomo in monofilo, densità 130%, brizzolato',
    ]
    for (const name of ours) {
      expect(rows.find((row) => row.name === name)).toEqual(
        fresh.find((row: { name: string }) => row.name === name),
      )
    }
    expect(rows.find((row) => row.name === 'Ciocca nostra')).toMatchObject(noFacts)
    expect(rows.find((row) => row.name === tape)).toMatchObject(noFacts)
    expect(rows).toHaveLength(fresh.length)

    // Killed before it was written down as done, it is run once more.
    await knex('knex_migrations').where({ name }).delete()
    await migrate(database, place.dataDir)
    expect(await knex('products').orderBy('id')).toEqual(rows)
    await database.close()
    await place.remove()
  })
})
