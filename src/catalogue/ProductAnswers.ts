import type { RequestHandler } from 'express'
import { KeptByRevision } from '../core/KeptByRevision'
import { type Headers, prepareAnswer, type ReadyAnswer, sendReady } from '../core/readyAnswer'
import { apiPaths } from '../shared/apiPaths'
import { type Category, isCategory } from '../shared/categories'
import { featuredProducts, productsOf } from '../shared/products'
import type { Catalogue, CatalogueReading } from './Catalogue'

/**
 * `GET /api/products`, with `?featured=true` only the featured ones, with `?category=` only those of
 * a line, and none where there is no such line. Each of these is compressed once for a revision; the
 * browser asks again each time and is mostly answered 304.
 */
export class ProductAnswers {
  readonly #kept = new KeptByRevision<CatalogueReading, ReadyAnswer>()
  readonly #headers: Headers

  /** @param headers those of every answer */
  constructor(
    readonly catalogue: Catalogue,
    headers: Headers,
    cacheControl: string,
  ) {
    const type = 'application/json; charset=utf-8'
    this.#headers = { ...headers, 'Content-Type': type, 'Cache-Control': cacheControl }
  }

  /** The answer at an address in its usual spelling, if it needs no waiting. */
  ready(address: string): ReadyAnswer | undefined {
    return this.#kept.ready(address, this.catalogue.revision)
  }

  /** Like `KeptByRevision.prepare`. */
  prepare(next: CatalogueReading): Promise<() => void> {
    return this.#kept.prepare(next)
  }

  handler(): RequestHandler {
    return async (request, response) => {
      const { featured, category } = request.query
      const answer =
        category === undefined || isCategory(category)
          ? await this.#get(category, featured === 'true')
          : await prepareAnswer('[]', this.#headers)
      sendReady(request, response, answer)
    }
  }

  async #get(line: Category | undefined, isFeatured: boolean): Promise<ReadyAnswer> {
    const query = new URLSearchParams({
      ...(line && { category: line }),
      ...(isFeatured && { featured: 'true' }),
    })
    const address = query.size > 0 ? `${apiPaths.products}?${query}` : apiPaths.products
    return await this.#kept.get(address, await this.catalogue.read(), ({ products }) => {
      const asked = productsOf(products, line)
      const text = JSON.stringify(isFeatured ? featuredProducts(asked) : asked)
      return prepareAnswer(text, this.#headers)
    })
  }
}
