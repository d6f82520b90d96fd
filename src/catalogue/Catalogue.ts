import { createHash } from 'node:crypto'
import { DatabaseAwayError, errorCode } from '../errors'
import { events, type Logger } from '../log'
import { Outage } from '../Outage'
import type { Product } from '../shared/products'
import type { PictureCheck } from './PictureCheck'
import type { ProductStore } from './ProductStore'
import { type ProductRow, readRows } from './readRows'

/** One reading of the products. */
export interface CatalogueReading {
  products: readonly Product[]
  /** Changes with the content, the same in every process. */
  revision: string
}

/** The longest pause in milliseconds before a failed reading is retried; each may take seconds. */
const retryMs = 1000

/**
 * The products as last read. Readers never wait for the database once it has answered for the
 * first time: a reading older than `refreshMs` is served while the next one is fetched, and goes on
 * being served while the database is away.
 */
export class Catalogue {
  #reading: CatalogueReading | undefined
  #refreshAt = Number.NEGATIVE_INFINITY
  #refreshing: Promise<void> | undefined
  readonly #leftOut = new Set<string>()
  readonly #outage: Outage

  constructor(
    readonly store: ProductStore,
    readonly refreshMs: number,
    readonly log: Logger,
    readonly pictureCheck?: PictureCheck,
  ) {
    this.#outage = new Outage(log, { begun: events.catalogueStale, over: events.catalogueFresh })
  }

  /** @throws {DatabaseAwayError} only when nothing has ever been read */
  async read(): Promise<CatalogueReading> {
    const reading = await this.latest()
    if (!reading) throw new DatabaseAwayError('no catalogue yet')
    return reading
  }

  /** The products as last read, or undefined when nothing has ever been read. */
  async latest(): Promise<CatalogueReading | undefined> {
    if (performance.now() >= this.#refreshAt) {
      const refreshing = this.refresh()
      if (!this.#reading) await refreshing
    }
    return this.#reading
  }

  /** The names of all products in both languages, in the normal form of posted texts. */
  async names(): Promise<ReadonlySet<string>> {
    const { products = [] } = (await this.latest()) ?? {}
    const names = products.flatMap(({ name, nameEn }) => [name, nameEn])
    return new Set(names.map((name) => name.normalize('NFC').trim()))
  }

  /** Reads the products now; when that fails, those last read stay. */
  async refresh(): Promise<void> {
    this.#refreshing ??= this.#read().finally(() => {
      this.#refreshing = undefined
    })
    await this.#refreshing
  }

  async #read(): Promise<void> {
    try {
      const rows = await this.store.rows()
      const revision = createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
      // Thousands of rows take a while to parse, and mostly they are those of the last time.
      if (revision !== this.#reading?.revision) {
        this.#reading = { products: this.#productsIn(rows), revision }
      }
      this.#refreshAt = performance.now() + this.refreshMs
      this.#outage.succeeded()
    } catch (error) {
      this.#refreshAt = performance.now() + Math.min(retryMs, this.refreshMs)
      this.#outage.failed(errorCode(error))
    }
  }

  /** Without the rows that no page could show, each of which is logged once. */
  #productsIn(rows: readonly ProductRow[]): readonly Product[] {
    const { products, unreadable } = readRows(rows)
    for (const { product, columns } of unreadable) {
      if (this.#leftOut.has(product)) continue
      this.#leftOut.add(product)
      this.log.warn({ product, columns }, events.productLeftOut)
    }
    return this.pictureCheck?.apply(products) ?? products
  }
}
