import { createHash } from 'node:crypto'
import type { Content } from '../content/Snapshots'
import { loggableError } from '../core/errors'
import { events, type Logger } from '../core/log'
import { Outage } from '../core/Outage'
import { apiPaths, type LineAnswers, linePath, type ReadAnswers } from '../shared/apiPaths'
import { categories } from '../shared/categories'
import { featuredProducts, type Product, productsOf, toListed } from '../shared/products'
import type { ProductStore } from './ProductStore'
import { type ProductRow, readRows } from './readRows'
import { withStandIns } from './standIns'

type CatalogueReading = Required<Pick<Content, 'products' | 'apiAnswers'>>

/** The products as last read; while the database is away, they stay. */
export class Catalogue {
  #reading: CatalogueReading | undefined
  /** The hash of the rows and the pictures' names from which the reading was made. */
  #hash = ''
  #readAt: number | undefined
  readonly #outage: Outage

  constructor(
    readonly store: ProductStore,
    readonly log: Logger,
  ) {
    this.#outage = new Outage(log, { begun: events.catalogueStale, over: events.catalogueFresh })
  }

  /** Seconds since the products were last read; undefined when they never were. */
  get ageS(): number | undefined {
    return this.#readAt === undefined ? undefined : (performance.now() - this.#readAt) / 1000
  }

  /**
   * Reads the products.
   * @param pictures names of those that the site has
   * @returns those read before when this fails; undefined when none ever were
   */
  async read(pictures: ReadonlySet<string>): Promise<CatalogueReading | undefined> {
    const begun = performance.now()
    try {
      this.#take(await this.store.rows(), pictures)
      this.#readAt = begun
      this.#outage.succeeded()
    } catch (error) {
      this.#outage.failed(loggableError(error))
    }
    return this.#reading
  }

  /** Thousands of rows take a while to parse, and mostly they are those of the last time. */
  #take(rows: readonly ProductRow[], pictures: ReadonlySet<string>): void {
    const known = JSON.stringify([rows, [...pictures]])
    const hash = createHash('sha256').update(known).digest('base64url')
    if (hash === this.#hash) return
    const { products: readable, unreadable } = readRows(rows)
    for (const row of unreadable) this.log.warn(row, events.productLeftOut)
    const products = withStandIns(readable, pictures, this.log)
    this.#reading = { products, apiAnswers: apiAnswers(products) }
    this.#hash = hash
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
