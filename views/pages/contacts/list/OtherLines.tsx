import { type Category, categories } from '../../../../src/shared/categories'
import { categoryLabels } from '../../../../src/shared/categoryLabels'
import { productName, productsOf } from '../../../../src/shared/products'
import { itemFieldNames, untouchedQuantity } from '../../../../src/shared/quoteItems'
import { useProducts } from '../../../data/products'
import { useLanguage } from '../../../text/LanguageProvider'
import { useContactText } from '../ContactTextProvider'
import { FieldGroup } from '../fields/Field'
import { ItemRow, OtherItems, OtherItemsSummary } from './itemParts'
import { Quantity } from './Quantity'

/** How many products of other lines may be chosen at once; more after the form has come back. */
const choices = [1, 2, 3, 4, 5]

/** Without a script visitors choose products of other lines here. An untouched one is not sent. */
export function OtherLines({ line: own }: { line: Category | null }) {
  const { language } = useLanguage()
  const { data = [] } = useProducts()
  const { items } = useContactText().form
  const options = categories.map((line) => {
    const ofLine = productsOf(data, line)
    return (
      line !== own &&
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
              of={String(choice)}
              problem={undefined}
              name={itemFieldNames.quantity}
              defaultValue={untouchedQuantity}
            />
          </ItemRow>
        ))}
      </ul>
    </OtherItems>
  )
}
