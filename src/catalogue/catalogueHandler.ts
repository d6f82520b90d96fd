import type { RequestHandler } from 'express'
import { featuredProducts } from '../shared/products'
import type { Catalogue } from './Catalogue'

/**
 * `GET /api/products`, with `?featured=true` only the featured ones. Express adds the ETag; the
 * browser asks again each time and mostly hears 304.
 */
export function catalogueHandler(catalogue: Catalogue): RequestHandler {
  return async (request, response) => {
    const { products } = await catalogue.read()
    response.set('Cache-Control', 'no-cache')
    response.json(request.query.featured === 'true' ? featuredProducts(products) : products)
  }
}
