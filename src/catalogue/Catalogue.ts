import { createHash } from 'node:crypto'
import { DatabaseAwayError, errorCode } from '../errors'
import { events, type Logger } from '../log'
import type { Product } from '../shared/products'
import type { ProductStore } from './productStore'

/** One reading of the products. */
export interface CatalogueReading {
  products: readonly Product[]
  /** Changes with the content, the same in every process. */
  revision: string
}

/**
 * The products as last read. Readers never wait for the database once it has answered for the
 * first time: a reading older than `refreshMs` is served while the next one is fetched, and goes on
 * being served while the database is away.
 */
export class Catalogue {
  #reading: CatalogueReading | undefined
  #readAt = Number.NEGATIVE_INFINITY
  #refreshing: Promise<void> | undefined

  constructor(
    readonly store: ProductStore,
    readonly refreshMs: number,
    readonly log: Logger,
  ) {}

  /** @throws {DatabaseAwayError} only when nothing has ever been read */
  async read(): Promise<CatalogueReading> {
    if (performance.now() - this.#readAt >= this.refreshMs) {
      this.#refreshing ??= this.#refresh().finally(() => {
        this.#refreshing = undefined
      })
      if (!this.#reading) await this.#refreshing
    }
    if (!this.#reading) throw new DatabaseAwayError('no catalogue yet')
    return this.#reading
  }

  async #refresh(): Promise<void> {
    try {
      const products = await this.store.all()
      const revision = createHash('sha256').update(JSON.stringify(products)).digest('base64url')
      if (revision !== this.#reading?.revision) this.#reading = { products, revision }
      this.#readAt = performance.now()
    } catch (error) {
      this.log.warn({ error: errorCode(error) }, events.catalogueStale)
    }
  }
}
