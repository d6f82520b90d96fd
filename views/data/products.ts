import { apiPaths, linePath } from '../../src/shared/apiPaths'
import type { Category } from '../../src/shared/categories'
import { useLanguage } from '../text/LanguageProvider'
import { useRead } from './useRead'

export const useProducts = () => useRead(apiPaths.products)

export const useFeaturedProducts = () => useRead(apiPaths.featuredProducts)

/** A page comes with the descriptions in its own language; in the other, all else is shown until they are there. */
export function useProductsOf(line: Category) {
  const description = useLanguage().language === 'en' ? 'descriptionEn' : 'description'
  const known = useRead(linePath(line))
  const lacks = known.data?.some((product) => !(description in product))
  const whole = useRead(linePath(line), lacks ? '#whole' : '')
  return whole.data ? whole : known
}
