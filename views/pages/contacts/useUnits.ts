import type { ListedProduct } from '../../../src/shared/products'
import { useProducts } from '../../data/products'
import { written } from '../../text/figures'
import { useLanguage } from '../../text/LanguageProvider'
import type { ContactText } from './ContactText'

export type Names = Pick<ListedProduct, 'name' | 'nameEn'>

export const isNamed = (product: Names, name: string | null): boolean =>
  product.name === name || product.nameEn === name

/** Tells of what a quantity of a product is: packs of pieces or of a weight, or else pieces. */
export function useUnits(text: ContactText): (name: string) => string | undefined {
  const { language } = useLanguage()
  const { data } = useProducts()
  const { packs, pieces: single } = text.form.items
  return (name) => {
    // Until it is known whether the product comes in packs, nothing is said.
    if (!data) return undefined
    const { category, pieces, weightG } = data.find((one) => isNamed(one, name)) ?? {}
    // Only hair that is not counted is sold by its weight.
    const weight =
      category === 'bulk-human-hair' && weightG != null && `${written(weightG, language)}\u00a0g`
    const pack = pieces ?? weight
    return pack ? packs.replace('{pack}', String(pack)) : single
  }
}
