import { createHash } from 'node:crypto'
import { DatabaseAwayError, errorCode } from '../core/errors'
import { events, type Logger } from '../core/log'
import { Outage } from '../core/Outage'
import type { ReadAnswers } from '../shared/apiPaths'
import type { Product } from '../shared/products'
import type { PictureCheck } from './PictureCheck'
import type { ProductStore } from './ProductStore'
import { readAnswers } from './readAnswers'
import { type ProductRow, readRows } from './readRows'

/** One reading of the products. */
export interface CatalogueReading {
  products: readonly Product[]
  /** The same as pages show them. */
  answers: ReadAnswers
  /** Changes with the content, the same in every process. */
  revision: string
}

/** The longest pause in milliseconds before a failed reading is retried; each may take seconds. */
const retryMs = 1000

/**
 * Prepares answers from a reading that is not shown yet.
 * @returns is called when the reading is shown
 */
type Prepare = (next: CatalogueReading) => Promise<() => void>

/**
 * The products as last read. They are read twice in `refreshMs`, so that no visitor sees older ones,
 * although reading and preparing take time. After the first reading no visitor waits for the database;
 * while the database is away, the last reading is served.
 */
export class Catalogue {
  #reading: CatalogueReading | undefined
  #refreshAt = Number.NEGATIVE_INFINITY
  #readAt: number | undefined
  #refreshing: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  readonly #leftOut = new Set<string>()
  readonly #preparations: Prepare[] = []
  readonly #outage: Outage
  /** Lasts while answers cannot be prepared from a reading, which is a fault of ours. */
  readonly #unprepared: Outage

  constructor(
    readonly store: ProductStore,
    readonly refreshMs: number,
    readonly log: Logger,
    readonly pictureCheck?: PictureCheck,
  ) {
    this.#outage = new Outage(log, { begun: events.catalogueStale, over: events.catalogueFresh })
    this.#unprepared = new Outage(log, {
      begun: events.catalogueUnprepared,
      over: events.cataloguePrepared,
    })
  }

  /** Calls `prepare` from now on for each reading with new content. */
  prepareWith(prepare: Prepare): void {
    this.#preparations.push(prepare)
  }

  /** From now on the products are read in time, whether anybody asks for them or not. */
  start(): void {
    if (this.#isStopped) return
    const dueMs = Math.max(0, this.#refreshAt - performance.now())
    this.#timer = setTimeout(() => this.refresh().then(() => this.start()), dueMs)
    this.#timer.unref()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** The revision of the products as last read. */
  get revision(): string | undefined {
    return this.#reading?.revision
  }

  /** Seconds since the products were last read; undefined when they never were. */
  get ageS(): number | undefined {
    return this.#readAt === undefined ? undefined : (performance.now() - this.#readAt) / 1000
  }

  /** @throws {DatabaseAwayError} only when nothing has ever been read */
  async read(): Promise<CatalogueReading> {
    const reading = await this.latest()
    if (!reading) throw new DatabaseAwayError('no catalogue yet')
    return reading
  }

  /** The products as last read, or undefined when nothing has ever been read. */
  async latest(): Promise<CatalogueReading | undefined> {
    if (!this.#reading && performance.now() >= this.#refreshAt) await this.refresh()
    return this.#reading
  }

  /** The names of all products in both languages. */
  async names(): Promise<ReadonlySet<string>> {
    const { products = [] } = (await this.latest()) ?? {}
    return new Set(products.flatMap(({ name, nameEn }) => [name, nameEn]))
  }

  /** Reads the products now; when that fails, those last read stay. */
  async refresh(): Promise<void> {
    this.#refreshing ??= this.#read().finally(() => {
      this.#refreshing = undefined
    })
    await this.#refreshing
  }

  async #read(): Promise<void> {
    const begun = performance.now()
    let rows: ProductRow[]
    try {
      rows = await this.store.rows()
      this.#outage.succeeded()
    } catch (error) {
      this.#failed(this.#outage, error)
      return
    }
    try {
      const revision = createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
      // Thousands of rows take a while to parse, and mostly they are those of the last time.
      if (revision !== this.#reading?.revision) {
        const products = this.#productsIn(rows)
        const next = { products, answers: readAnswers(products), revision }
        const putsInPlace: (() => void)[] = []
        for (const prepare of this.#preparations) putsInPlace.push(await prepare(next))
        this.#reading = next
        for (const putInPlace of putsInPlace) putInPlace()
      }
      this.#readAt = begun
      this.#refreshAt = performance.now() + this.refreshMs / 2
      this.#unprepared.succeeded()
    } catch (error) {
      this.#failed(this.#unprepared, error)
    }
  }

  #failed(outage: Outage, error: unknown): void {
    this.#refreshAt = performance.now() + Math.min(retryMs, this.refreshMs)
    outage.failed(errorCode(error))
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
