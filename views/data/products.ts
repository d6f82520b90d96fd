import { apiPaths, linePath } from '../../src/shared/apiPaths'
import type { Category } from '../../src/shared/categories'
import type { Language } from '../../src/shared/languages'
import { useRead } from './useRead'

export const useProducts = () => useRead(apiPaths.products)

export const useFeaturedProducts = () => useRead(apiPaths.featuredProducts)

export const useProductsOf = (line: Category) => useRead(linePath(line))

/** A page has descriptions in its own language. In the other, all else shows until they come. */
export function useDescribedProductsOf(line: Category, language: Language) {
  const description = language === 'en' ? 'descriptionEn' : 'description'
  const served = useProductsOf(line)
  const lacks = served.data?.some((product) => !(description in product))
  const whole = useRead(linePath(line), lacks ? '#whole' : '')
  return whole.data ? whole : served
}
