import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { pictureAddress } from '../../src/shared/pictures/Picture'
import { shadePicture } from '../../src/shared/pictures/shadePictures'
import { type CatalogueEntry, catalogue } from './catalogue'

function imageOf({ name, picture, shade }: CatalogueEntry): string {
  if (picture) return pictureAddress(picture)
  if (!shade) throw new Error(`${name} has neither a picture nor a shade`)
  return pictureAddress(shadePicture(shade).name)
}

/**
 * Fills an empty catalogue; one that holds anything stays as it is.
 * @returns the number of products written
 */
export async function sowCatalogue(knex: Knex): Promise<number> {
  const held = await knex('products').first('id')
  if (held) return 0
  const rows = catalogue.map((entry) => {
    const { picture: _, ...product } = entry
    return {
      id: randomUUID(),
      imageUrl: imageOf(entry),
      price: 'Su richiesta',
      priceEn: 'On request',
      featured: 0,
      ...product,
    }
  })
  await knex.transaction((trx) => trx.batchInsert('products', rows, 20))
  return rows.length
}
