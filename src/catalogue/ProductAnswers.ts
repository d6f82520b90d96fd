import type { RequestHandler } from 'express'
import type { Make, Snapshot, Snapshots } from '../content/Snapshots'
import { DatabaseAwayError } from '../core/errors'
import { type Headers, prepareAnswer, sendReady } from '../core/readyAnswer'
import { apiPaths } from '../shared/apiPaths'
import { type Category, categories, isCategory } from '../shared/categories'
import { featuredProducts, productsOf } from '../shared/products'

/**
 * `GET /api/products`, with `?featured=true` only the featured ones, with `?category=` only those
 * of a line, and none where there is no such line. The browser asks again each time and is mostly
 * answered 304.
 */
export class ProductAnswers {
  /**
   * @param headers those of every answer
   * @param whenProductsRead resolves when the products have been read, or could not be
   */
  constructor(
    readonly snapshots: Snapshots,
    readonly headers: Headers,
    readonly whenProductsRead: () => Promise<unknown>,
  ) {}

  /** Every answer by its address in the usual spelling. */
  all(snapshot: Snapshot): [string, Make][] {
    return [undefined, ...categories].flatMap((line) => [
      this.#answer(snapshot, line, false),
      this.#answer(snapshot, line, true),
    ])
  }

  handler(): RequestHandler {
    return async (request, response) => {
      const { featured, category } = request.query
      await this.whenProductsRead()
      const { current } = this.snapshots
      const answer =
        category === undefined || isCategory(category)
          ? await current.get(...this.#answer(current, category, featured === 'true'))
          : await prepareAnswer('[]', this.headers)
      sendReady(request, response, answer)
    }
  }

  #answer({ content }: Snapshot, line: Category | undefined, isFeatured: boolean): [string, Make] {
    const query = new URLSearchParams({
      ...(line && { category: line }),
      ...(isFeatured && { featured: 'true' }),
    })
    const make: Make = async () => {
      if (!content.products) throw new DatabaseAwayError('no catalogue yet')
      const asked = productsOf(content.products, line)
      const text = JSON.stringify(isFeatured ? featuredProducts(asked) : asked)
      return await prepareAnswer(text, this.headers)
    }
    return [query.size > 0 ? `${apiPaths.products}?${query}` : apiPaths.products, make]
  }
}
