import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { galleries } from '../../src/shared/pictures/manifest'
import { pictureAddress } from '../../src/shared/pictures/Picture'
import { noFacts } from '../../src/shared/products'
import { type CatalogueEntry, catalogue } from './catalogue'

/** The products of a line take its gallery's pictures in turn. */
function imageOf(entry: CatalogueEntry): string {
  const gallery = galleries[entry.category]
  const line = catalogue.filter(({ category }) => category === entry.category)
  const picture = gallery[line.indexOf(entry) % gallery.length]
  if (!picture) throw new Error(`The line ${entry.category} has no picture`)
  return pictureAddress(picture.name)
}

/**
 * Fills an empty catalogue; one that holds anything stays as it is.
 * @returns the number of products written
 */
export async function sowCatalogue(knex: Knex): Promise<number> {
  const held = await knex('products').first('id')
  if (held) return 0
  const rows = catalogue.map((entry) => ({
    id: randomUUID(),
    imageUrl: imageOf(entry),
    price: 'Su richiesta',
    priceEn: 'On request',
    ...noFacts,
    ...entry,
  }))
  await knex.transaction((trx) => trx.batchInsert('products', rows, 20))
  return rows.length
}
