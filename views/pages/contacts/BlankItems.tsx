import { useLayoutEffect, useRef } from 'react'
import { categories } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { type ListedProduct, productName, productsOf } from '../../../src/shared/products'
import {
  type ItemInput,
  itemFieldNames,
  quantityIn,
  untouchedQuantity,
} from '../../../src/shared/quoteItems'
import { Small } from '../../components/typography'
import { keepTogether } from '../../text/keepTogether'
import { useLanguage } from '../../text/LanguageProvider'
import type { ContactText } from './ContactText'
import { FieldGroup, Problem } from './Field'
import { ItemGroup, ItemLegend, ItemRow, OtherItems, OtherItemsSummary } from './itemParts'
import { Quantity } from './Quantity'

/** How many products of other lines may be chosen at once; more after the form has come back. */
const choices = [1, 2, 3, 4, 5]

/** Without a script a visitor chooses products of the other lines here. A choice left as it is asks for nothing. */
function OtherLines({ products, text }: { products: readonly ListedProduct[]; text: ContactText }) {
  const { language } = useLanguage()
  const { items } = text.form
  const options = categories.map((line) => {
    const ofLine = productsOf(products, line)
    return (
      ofLine.length > 0 && (
        <optgroup key={line} label={categoryLabels[line][language]}>
          {ofLine.map((product) => (
            <option key={product.name}>{productName(product, language)}</option>
          ))}
        </optgroup>
      )
    )
  })
  return (
    <noscript>
      <OtherItems>
        <OtherItemsSummary>{items.ofOtherLines}</OtherItemsSummary>
        <ul>
          {choices.map((choice) => (
            <ItemRow key={choice}>
              <FieldGroup>
                <select
                  name={itemFieldNames.product}
                  aria-label={`${items.ofOtherLines} ${choice}`}
                  defaultValue=""
                >
                  <option value="">–</option>
                  {options}
                </select>
              </FieldGroup>
              <Quantity
                id={`other-${choice}`}
                label={`${items.quantity} ${choice}`}
                problem={undefined}
                name={itemFieldNames.quantity}
                defaultValue={untouchedQuantity}
              />
            </ItemRow>
          ))}
        </ul>
      </OtherItems>
    </noscript>
  )
}

/**
 * The products as the server renders them, each with a field for its quantity. A product whose field is
 * empty is not asked for.
 * @param onReplaced called with the fields, in the order of the items, just before they are removed
 */
export function BlankItems({
  items,
  others,
  text,
  onReplaced,
}: {
  items: readonly ItemInput[]
  /** The products of the other lines. */
  others: readonly ListedProduct[]
  text: ContactText
  onReplaced: (fields: readonly HTMLInputElement[]) => void
}) {
  const group = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are the same until they are removed
  useLayoutEffect(() => {
    const fields = group.current?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? []
    return () => onReplaced([...fields])
  }, [])
  if (items.length === 0) return null
  return (
    <ItemGroup id="items" ref={group}>
      <ItemLegend as="legend">{text.form.items.legend}</ItemLegend>
      <Small>{text.form.items.hint}</Small>
      <ul>
        {items.map(({ product, quantity }, index) => {
          const id = `item-${index + 1}`
          const isWrong = quantity.trim() !== '' && quantityIn(quantity) === undefined
          return (
            <ItemRow key={product}>
              <label htmlFor={id}>{keepTogether(product)}</label>
              <Quantity
                id={id}
                label={`${text.form.items.quantity}: ${product}`}
                problem={isWrong && text.problems.quantity}
                name={itemFieldNames.quantity}
                defaultValue={quantity}
              />
              <input type="hidden" name={itemFieldNames.product} value={product} />
              {isWrong && (
                <Problem id={`${id}-problem`} role="alert">
                  {text.problems.quantity}
                </Problem>
              )}
            </ItemRow>
          )
        })}
      </ul>
      <OtherLines products={others} text={text} />
    </ItemGroup>
  )
}
