import { createHash } from 'node:crypto'
import { setImmediate as otherWork } from 'node:timers/promises'
import { loggableError } from '../core/errors'
import { events, type Logger } from '../core/log'
import { Outage } from '../core/Outage'
import { Rounds } from '../core/Rounds'
import type { Content } from '../core/Snapshots'
import { apiPaths, type LineAnswers, linePath, type ReadAnswers } from '../shared/apiPaths'
import { categories } from '../shared/categories'
import { featuredProducts, type Product, productsOf, toListed } from '../shared/products'
import type { ProductStore } from './ProductStore'
import { type ProductRow, readRows } from './readRows'
import { withStandIns } from './standIns'

export type CatalogueReading = Required<Pick<Content, 'revision' | 'products' | 'apiAnswers'>>

/** The longest pause in milliseconds before a failed reading is retried; each may take seconds. */
const retryMs = 1000

/**
 * The products as last read. They are read every `refreshMs / 2`; caches have the other half
 * (`cacheLifetime.ts`). After the first reading no visitor waits for the database; while the database is
 * away, the last reading is served.
 */
export class Catalogue {
  #reading: CatalogueReading | undefined
  /** The reading that began last. */
  #newest: Promise<CatalogueReading> | undefined
  #refreshAt = 0
  #readAt: number | undefined
  readonly #readings = new Rounds(() => this.#read())
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  readonly #outage: Outage

  /**
   * @param show called after each reading, though most change nothing; resolves when visitors are answered from it
   * @param pictures names of those that the site has
   */
  constructor(
    readonly store: ProductStore,
    readonly refreshMs: number,
    readonly log: Logger,
    readonly show: (reading: CatalogueReading) => Promise<void>,
    readonly pictures: () => ReadonlySet<string>,
  ) {
    this.#outage = new Outage(log, { begun: events.catalogueStale, over: events.catalogueFresh })
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

  /** Seconds since the products were last read; undefined when they never were. */
  get ageS(): number | undefined {
    return this.#readAt === undefined ? undefined : (performance.now() - this.#readAt) / 1000
  }

  /**
   * The products as last read; undefined when none ever were. It waits for the first reading alone, and not
   * for the kept pages that are then made anew.
   */
  async latest(): Promise<CatalogueReading | undefined> {
    if (!this.#reading && performance.now() >= this.#refreshAt) {
      void this.#readings.since(this.#refreshAt)
      await this.#newest?.catch(() => undefined)
      await otherWork()
    }
    return this.#reading
  }

  /** The names of all products in both languages. */
  async names(): Promise<ReadonlySet<string>> {
    const { products = [] } = (await this.latest()) ?? {}
    return new Set(products.flatMap(({ name, nameEn }) => [name, nameEn]))
  }

  /** Reads the products now, and shows them; when that fails, those last read stay. */
  async refresh(): Promise<void> {
    await this.#readings.since(performance.now())
  }

  async #read(): Promise<void> {
    const begun = performance.now()
    this.#newest = this.store.rows().then((rows) => this.#readingOf(rows))
    try {
      await this.show(await this.#newest)
      this.#outage.succeeded()
      this.#readAt = begun
      this.#refreshAt = performance.now() + this.refreshMs / 2
    } catch (error) {
      this.#refreshAt = performance.now() + Math.min(retryMs, this.refreshMs)
      this.#outage.failed(loggableError(error))
    }
  }

  /** Thousands of rows take a while to parse, and mostly they are those of the last time. */
  #readingOf(rows: readonly ProductRow[]): CatalogueReading {
    const pictures = this.pictures()
    const revision = createHash('sha256')
      .update(JSON.stringify([rows, [...pictures]]))
      .digest('base64url')
    if (revision !== this.#reading?.revision) {
      const products = withStandIns(this.#productsIn(rows), pictures, this.log)
      this.#reading = { products, apiAnswers: apiAnswers(products), revision }
    }
    return this.#reading
  }

  /** Without the rows that no page could show, each of which is logged. */
  #productsIn(rows: readonly ProductRow[]): readonly Product[] {
    const { products, unreadable } = readRows(rows)
    for (const row of unreadable) this.log.warn(row, events.productLeftOut)
    return products
  }
}

/** The API's answers as pages need them: a product has only the fields that they show. */
function apiAnswers(products: readonly Product[]): ReadAnswers {
  const listed = products.map(toListed)
  const ofLines = categories.map((line) => {
    const ofLine = productsOf(products, line).map((product) => {
      const { description, descriptionEn } = product
      return { ...toListed(product), description, descriptionEn }
    })
    return [linePath(line), ofLine]
  })
  return {
    [apiPaths.products]: listed,
    [apiPaths.featuredProducts]: featuredProducts(listed),
    ...(Object.fromEntries(ofLines) as LineAnswers),
  }
}
