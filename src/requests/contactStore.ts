import type { Database } from '../database/database'
import { toSqlTime } from '../database/time'
import type { SavedRequest } from '../shared/requests'

/** Requests in the database. */
export class ContactStore {
  constructor(readonly database: Database) {}

  /** On return the request is on disk. */
  async insert(request: SavedRequest): Promise<void> {
    const { createdAt, products, honeypot: _, ...fields } = request
    await this.database.transaction((trx) =>
      trx('contacts').insert({
        ...fields,
        products: JSON.stringify(products),
        createdAt: toSqlTime(new Date(createdAt)),
      }),
    )
  }
}
