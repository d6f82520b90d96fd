import { type ItemInput, itemFieldNames } from '../../../src/shared/requestItems'
import { Small } from '../../components/typography'
import type { ContactText } from './ContactText'
import { ItemGroup, ItemLegend } from './ItemGroup'
import { ItemQuantity, ItemRow, quantityAttributes } from './ItemRow'

/** A row of the form as it is sent without a script: an empty quantity is not asked for. */
function BlankItem({
  id,
  name,
  quantity,
  text,
}: {
  id: string
  name: string
  quantity: string
  text: ContactText
}) {
  return (
    <ItemRow>
      <label htmlFor={id}>{name}</label>
      <input type="hidden" name={itemFieldNames.product} value={name} />
      <ItemQuantity
        {...quantityAttributes}
        id={id}
        name={itemFieldNames.quantity}
        defaultValue={quantity}
        pattern="[0-9]*"
        aria-label={`${text.form.items.quantity}: ${name}`}
      />
    </ItemRow>
  )
}

/** The products as the server renders them: each has a quantity to fill in. */
export function BlankItems({ items, text }: { items: readonly ItemInput[]; text: ContactText }) {
  if (items.length === 0) return null
  return (
    <ItemGroup id="items">
      <ItemLegend as="legend">{text.form.items.legend}</ItemLegend>
      <Small>{text.form.items.hint}</Small>
      <ul>
        {items.map(({ product, quantity }, index) => (
          <BlankItem
            key={product}
            id={`item-${index + 1}`}
            name={product}
            quantity={quantity}
            text={text}
          />
        ))}
      </ul>
    </ItemGroup>
  )
}
