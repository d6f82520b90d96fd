import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import type { Category } from '../../../src/shared/categories'
import { type ItemInput, itemLimits } from '../../../src/shared/requestItems'
import { Small } from '../../components/typography'
import { AddToRequest } from '../../quote/AddToRequest'
import { useRequestList } from '../../quote/RequestListProvider'
import { itemName } from '../../quote/requestList'
import { useLanguage } from '../../text/LanguageProvider'
import { colours, space, target } from '../../theme/tokens'
import { BlankItems } from './BlankItems'
import { ChosenItem } from './ChosenItem'
import type { ContactText } from './ContactText'
import { ItemGroup, ItemLegend } from './ItemGroup'
import { ItemRow } from './ItemRow'
import { useOfferedProducts } from './useOfferedProducts'

const Others = styled.summary`
  min-height: ${target};
  padding-block: ${space(3)};
  color: ${colours.bronze};
  font-weight: 500;
`

/** A row whose one action takes the place of quantity and cross. */
const OtherRow = styled(ItemRow)`
  grid-template-columns: minmax(0, 1fr) auto;
`

/**
 * The products to ask for, with their quantities, and the others of the line the visitor comes from.
 * Without a script every product of the line has a quantity to fill in.
 */
export function RequestItems({
  line,
  typed,
  text,
}: {
  line: Category | null
  /** What stood in the form that came back. */
  typed: readonly ItemInput[]
  text: ContactText
}) {
  const { language } = useLanguage()
  const list = useRequestList()
  const { items } = text.form
  const { offered, blank } = useOfferedProducts(line, typed)
  // A product that is added here goes up into the list: the focus goes with it.
  const [added, setAdded] = useState<string>()
  const group = useRef<HTMLFieldSetElement>(null)

  if (!list.isKnown) return <BlankItems items={blank} text={text} />
  const others = offered.filter(({ name }) => list.items.every((item) => item.name !== name))
  if (list.items.length === 0 && others.length === 0) return null
  const rows = (
    <ul>
      {others.map((product) => (
        <OtherRow key={product.name}>
          <span>{itemName(product, language)}</span>
          <AddToRequest product={product} onAdd={() => setAdded(product.name)} />
        </OtherRow>
      ))}
    </ul>
  )
  const remove = (name: string) => {
    list.remove(name)
    setAdded(undefined)
    group.current?.focus()
  }
  return (
    <ItemGroup id="items" ref={group} tabIndex={-1}>
      <ItemLegend as="legend">{items.legend}</ItemLegend>
      {list.items.length > 0 && (
        <ul>
          {list.items.map((item, index) => (
            <ChosenItem
              key={item.name}
              id={`item-${index + 1}`}
              name={itemName(item, language)}
              quantity={item.quantity}
              focus={item.name === added}
              text={text}
              onQuantity={(quantity) => list.setQuantity(item.name, quantity)}
              onRemove={() => remove(item.name)}
            />
          ))}
        </ul>
      )}
      {list.items.length > 0 && (
        <Small id="items-quantity">
          {list.items.length < itemLimits.items ? items.range : text.problems.tooMany}
        </Small>
      )}
      {list.items.length === 0 && rows}
      {list.items.length > 0 && others.length > 0 && (
        <details>
          <Others>
            {items.others} ({others.length})
          </Others>
          {rows}
        </details>
      )}
    </ItemGroup>
  )
}
