import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { apiPaths } from '../../src/shared/apiPaths'
import type { ListedProduct } from '../../src/shared/products'

export function useProducts(): UseQueryResult<ListedProduct[]> {
  return useQuery({ queryKey: [apiPaths.products] })
}

export function useFeaturedProducts(): UseQueryResult<ListedProduct[]> {
  return useQuery({ queryKey: [apiPaths.featuredProducts] })
}
