import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Category } from '../../../src/shared/categories'
import { lineQuery, productIn } from '../../../src/shared/contactLinks'
import { type ListedProduct, productName } from '../../../src/shared/products'
import type { ItemInput } from '../../../src/shared/requestItems'
import { useProducts } from '../../data/products'
import { useRequestList } from '../../quote/RequestListProvider'
import { isQuantity } from '../../quote/requestList'
import { useLanguage } from '../../text/LanguageProvider'

const isNamed = (product: ListedProduct, name: string | null): boolean =>
  product.name === name || product.nameEn === name

/**
 * The products that the form offers.
 * @returns `offered` those of the line; `blank` the rows of the form before a script runs. What
 * stands in these, or in the address, goes to the visitor's list once there is a script.
 */
export function useOfferedProducts(line: Category | null, typed: readonly ItemInput[]) {
  const { language } = useLanguage()
  const { data } = useProducts()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { isKnown, add, setQuantity } = useRequestList()
  const offered = data?.filter(({ category }) => category === line) ?? []
  const wanted = line ? productIn(new URLSearchParams(search)) : null
  const rows = offered.map((product) => ({
    product: productName(product, language),
    quantity: isNamed(product, wanted) ? '1' : '',
  }))
  const blank = typed.length > 0 ? typed : [...rows].sort(byChosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page came with is taken over once
  useEffect(() => {
    if (!isKnown || !data) return
    for (const { product: name, quantity } of typed) {
      const product = data.find((one) => isNamed(one, name))
      const number = Number(quantity)
      if (!product || !isQuantity(number)) continue
      add({ ...product, line: product.category })
      setQuantity(product.name, number)
    }
    if (!line || wanted === null) return
    const product = offered.find((one) => isNamed(one, wanted))
    if (product) add({ ...product, line })
    // Or a product that is taken off would be back after a reload.
    if (typed.length === 0) navigate(lineQuery(line, language), { replace: true })
  }, [isKnown, data !== undefined])
  return { offered, blank }
}

/** Those with a quantity first. */
function byChosen(one: ItemInput, other: ItemInput): number {
  return Number(other.quantity !== '') - Number(one.quantity !== '')
}
