import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { apiPaths, linePath } from '../../src/shared/apiPaths'
import type { Category } from '../../src/shared/categories'
import type { LineProduct, ListedProduct } from '../../src/shared/products'

export function useProducts(): UseQueryResult<ListedProduct[]> {
  return useQuery({ queryKey: [apiPaths.products] })
}

export function useFeaturedProducts(): UseQueryResult<ListedProduct[]> {
  return useQuery({ queryKey: [apiPaths.featuredProducts] })
}

export function useProductsOf(line: Category): UseQueryResult<LineProduct[]> {
  return useQuery({ queryKey: [linePath(line)] })
}
