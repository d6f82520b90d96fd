import styled from '@emotion/styled'
import { useLayoutEffect, useRef } from 'react'
import type { Category } from '../../../../src/shared/categories'
import { type ItemInput, itemFieldNames, quantityIn } from '../../../../src/shared/quoteItems'
import { Small } from '../../../components/typography'
import { unscripted } from '../../../lateParts'
import { keepTogether } from '../../../text/keepTogether'
import { useContactText } from '../ContactTextProvider'
import { Problem } from '../fields/Field'
import { ItemGroup, ItemLegend, ItemRow } from './itemParts'
import { Quantity } from './Quantity'

/** Until the list is read `start/listRoom.ts` keeps the list's room by it. */
const Room = styled.p`
  display: none;
`

/**
 * The products as the server renders them, each with a field for its quantity. A product whose
 * field is empty is not asked for. Without any there is room for those of the visitor's list.
 * @param onReplaced called with the fields, in the order of the items, just before they are removed
 */
export function BlankItems({
  items,
  line,
  onReplaced,
}: {
  items: readonly ItemInput[]
  line: Category | null
  onReplaced: (fields: readonly HTMLInputElement[]) => void
}) {
  const text = useContactText()
  const group = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are the same until they are removed
  useLayoutEffect(() => {
    const fields = group.current?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? []
    return () => onReplaced([...fields])
  }, [])
  if (items.length === 0) return <Room data-room />
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
                of={product}
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
      <noscript>{unscripted.OtherLines && <unscripted.OtherLines line={line} />}</noscript>
    </ItemGroup>
  )
}
