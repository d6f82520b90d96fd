import type { Category } from '../../../../src/shared/categories'
import { categoryLabels } from '../../../../src/shared/categoryLabels'
import { languages } from '../../../../src/shared/languages'
import type { ListedProduct } from '../../../../src/shared/products'
import { useProducts } from '../../../data/products'
import { formatted } from '../../../text/figures'
import { useLanguage } from '../../../text/LanguageProvider'
import { useContactText } from '../ContactTextProvider'

export type Names = Pick<ListedProduct, 'name' | 'nameEn'>

export const isNamed = (product: Names, name: string | null): boolean =>
  product.name === name || product.nameEn === name

/** Whether a name is of something on request of the line: it begins with the line's own. */
const isOfLine = (line: Category, name: string): boolean =>
  languages.some((language) => name.startsWith(`${categoryLabels[line][language]}, `))

export function useUnits() {
  const { language } = useLanguage()
  const { data } = useProducts()
  const { items } = useContactText().form
  const find = (name: string) => data?.find((one) => isNamed(one, name))
  /** The grams of one piece or pack; undefined where the shop gives no weight. */
  const gramsOf = (name: string) => {
    const { weightG, pieces } = find(name) ?? {}
    return weightG == null ? undefined : weightG * (pieces ?? 1)
  }
  /** What a quantity of a product counts: packs of pieces or of a weight, or else pieces. */
  const unitOf = (name: string, quantity?: number) => {
    // Until it is known whether the product comes in packs, nothing is said.
    if (!data) return undefined
    const product = find(name)
    // A product on request is named after its line, and comes in the line's packs.
    const { pieces } = product ?? data.find((one) => isOfLine(one.category, name)) ?? {}
    const { category, weightG } = product ?? {}
    // Only hair that is not counted is sold by its weight.
    const weight =
      category === 'bulk-human-hair' && weightG != null && `${formatted(weightG, language)}\u00a0g`
    const pack = pieces ?? weight
    const isOne = quantity === 1
    if (!pack) return isOne ? items.piece : items.pieces
    return (isOne ? items.pack : items.packs).replace('{pack}', String(pack))
  }
  return { unitOf, gramsOf }
}
