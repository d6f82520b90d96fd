import type { RequestHandler } from 'express'
import { KeptByRevision } from '../KeptByRevision'
import { prepareBody, type ReadyBody, sendReady } from '../readyBody'
import { isCategory } from '../shared/categories'
import { featuredProducts, productsOf } from '../shared/products'
import type { Catalogue } from './Catalogue'

/**
 * `GET /api/products`, with `?featured=true` only the featured ones, with `?category=` only those of
 * a line. Each of these is compressed once for a revision; the browser asks again each time and
 * is mostly answered 304.
 */
export function catalogueHandler(catalogue: Catalogue): RequestHandler {
  const kept = new KeptByRevision<ReadyBody>()
  return async (request, response) => {
    const { products, revision } = await catalogue.read()
    const { featured, category } = request.query
    const line = isCategory(category) ? category : undefined
    const isFeatured = featured === 'true'
    const body = await kept.get(`${line ?? 'all'} ${isFeatured}`, revision, () => {
      const asked = productsOf(products, line)
      return prepareBody(JSON.stringify(isFeatured ? featuredProducts(asked) : asked))
    })
    response.type('json')
    sendReady(request, response, body)
  }
}
