import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { pictureAddress } from '../../src/shared/pictures'
import { catalogue } from './catalogue'

/**
 * Fills an empty catalogue; one that holds anything stays as it is.
 * @returns the number of products written
 */
export async function sowCatalogue(knex: Knex): Promise<number> {
  const held = await knex('products').first('id')
  if (held) return 0
  const rows = catalogue.map(({ picture, ...product }) => ({
    id: randomUUID(),
    imageUrl: pictureAddress(picture),
    price: 'Su richiesta',
    priceEn: 'On request',
    featured: 0,
    ...product,
  }))
  await knex.transaction((trx) => trx.batchInsert('products', rows, 20))
  return rows.length
}
