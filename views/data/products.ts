import { apiPaths, linePath } from '../../src/shared/apiPaths'
import type { Category } from '../../src/shared/categories'
import { useRead } from './useRead'

export const useProducts = () => useRead(apiPaths.products)

export const useFeaturedProducts = () => useRead(apiPaths.featuredProducts)

export const useProductsOf = (line: Category) => useRead(linePath(line))
