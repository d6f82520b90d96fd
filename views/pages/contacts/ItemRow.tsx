import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { itemFieldNames } from '../../../src/shared/requestItems'
import { Icon } from '../../components/Icon'
import { isQuantity } from '../../quote/requestList'
import { colours, space, target } from '../../theme/tokens'
import type { ContactText } from './ContactText'

/** A product, its quantity, and the way to take it off. */
export const ItemRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto ${target};
  gap: ${space(3)};
  align-items: center;
  min-height: 3.75rem;
  padding-block: ${space(1)};
  border-bottom: 1px solid ${colours.hairline};
  line-height: 1.35;
  label {
    padding-block: ${space(2)};
  }
`

const Quantity = styled.input`
  width: 5.5rem;
  min-height: ${target};
  padding: 0 ${space(3)};
  border: 1px solid ${colours.border};
  border-radius: 1px;
  background: ${colours.field};
  font-variant-numeric: tabular-nums;
  text-align: end;
  &[aria-invalid='true'] {
    border-color: ${colours.error};
    outline-color: ${colours.error};
  }
`

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  padding: 0;
  border: 0;
  background: none;
  color: ${colours.inkSoft};
  &:hover {
    color: ${colours.error};
  }
`

const shape = { type: 'text', inputMode: 'numeric', autoComplete: 'off', maxLength: 9 } as const

/** A row of the form as it is sent without a script: an empty quantity is not asked for. */
export function BlankItem({
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
      <Quantity
        {...shape}
        id={id}
        name={itemFieldNames.quantity}
        defaultValue={quantity}
        pattern="[0-9]*"
        aria-label={`${text.form.items.quantity}: ${name}`}
      />
    </ItemRow>
  )
}

/** A product of the list. What is typed counts once it is a quantity; leaving the field restores the last. */
export function ChosenItem({
  id,
  name,
  quantity,
  focus,
  text,
  onQuantity,
  onRemove,
}: {
  id: string
  name: string
  quantity: number
  /** Whether it has just been added here, so that the quantity is what comes next. */
  focus: boolean
  text: ContactText
  onQuantity: (quantity: number) => void
  onRemove: () => void
}) {
  const { items } = text.form
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focus) field.current?.select()
  }, [focus])
  const type = (value: string) => {
    setTyped(value)
    const number = /^\d+$/.test(value.trim()) ? Number(value) : undefined
    if (isQuantity(number)) onQuantity(number)
  }
  const isWrong = typed !== undefined && !isQuantity(Number(typed.trim() || undefined))
  return (
    <ItemRow>
      <label htmlFor={id}>{name}</label>
      <Quantity
        {...shape}
        ref={field}
        id={id}
        value={typed ?? String(quantity)}
        aria-label={`${items.quantity}: ${name}`}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'items-quantity' : undefined}
        onChange={({ target: { value } }) => type(value)}
        onBlur={() => setTyped(undefined)}
      />
      <Remove type="button" aria-label={`${items.remove}: ${name}`} onClick={onRemove}>
        <Icon name="cross" />
      </Remove>
    </ItemRow>
  )
}
