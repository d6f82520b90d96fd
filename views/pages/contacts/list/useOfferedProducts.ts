import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Category } from '../../../../src/shared/categories'
import { lineQuery, productIn } from '../../../../src/shared/contactLinks'
import { wishedProduct } from '../../../../src/shared/onRequest'
import { productName } from '../../../../src/shared/products'
import type { ItemInput } from '../../../../src/shared/quoteItems'
import { useProducts } from '../../../data/products'
import { inPlace } from '../../../navigation/NavigationEffects'
import { useQuoteList } from '../../../quote/QuoteListProvider'
import { useLanguage } from '../../../text/LanguageProvider'
import { focusItem } from './focusItem'
import { isNamed, type Names } from './useUnits'

/**
 * The products that the form offers.
 * @returns `offered`: the products of the line; `blank`: the rows of the form before a script runs,
 * with what the address wants on request; `takeOver`: puts the values of these rows on the
 * visitor's list, and keeps the focus where the visitor was typing
 */
export function useOfferedProducts(line: Category | null, typed: readonly ItemInput[]) {
  const { language } = useLanguage()
  const { data } = useProducts()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { isRead, add, setQuantity } = useQuoteList()
  const offered = data?.filter(({ category }) => category === line) ?? []
  const wanted = line ? productIn(new URLSearchParams(search)) : null
  const wish = wishedProduct(wanted ?? '')
  const choices: Names[] = wish?.category === line ? [...offered, wish] : offered
  const rows = choices.map((product) => ({
    product: productName(product, language),
    quantity: isNamed(product, wanted) ? '1' : '',
  }))
  // What the address wants comes first: the others have no quantity.
  rows.sort((one, other) => other.quantity.length - one.quantity.length)
  const blank = typed.length > 0 ? typed : rows
  const takeOver = (fields: readonly HTMLInputElement[]) => {
    for (const [index, field] of fields.entries()) {
      const name = blank[index]?.product ?? ''
      const product = data?.find((one) => isNamed(one, name)) ??
        wishedProduct(name) ?? { name, nameEn: name }
      if (field === document.activeElement) focusItem(product.name, true)
      // Without a script products of any line may have been chosen.
      const own = 'category' in product ? product.category : line
      const isAsked = field.value.trim() !== '' && own !== null && add({ ...product, line: own })
      // The list may already hold more of the product that the address names.
      const isOwn = typed.length > 0 || field.value !== field.defaultValue
      if (isAsked && isOwn) setQuantity(product.name, field.value)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the product in the address is taken over once
  useEffect(() => {
    // Otherwise a removed product would be back after a reload.
    if (isRead && line && wanted !== null && typed.length === 0) {
      navigate(lineQuery(line, language), { replace: true, state: inPlace })
    }
  }, [isRead])
  return { offered, blank, takeOver }
}
