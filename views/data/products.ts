import { apiPaths, linePath } from '../../src/shared/apiPaths'
import type { Category } from '../../src/shared/categories'
import type { LineProduct, ListedProduct } from '../../src/shared/products'
import { type Read, useRead } from './useRead'

export function useProducts(): Read<ListedProduct[]> {
  return useRead(apiPaths.products)
}

export function useFeaturedProducts(): Read<ListedProduct[]> {
  return useRead(apiPaths.featuredProducts)
}

export function useProductsOf(line: Category): Read<LineProduct[]> {
  return useRead(linePath(line))
}
