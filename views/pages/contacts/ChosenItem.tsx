import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/Icon'
import { IconButton } from '../../components/IconButton'
import { isQuantity } from '../../quote/requestList'
import { colours } from '../../theme/tokens'
import type { ContactText } from './ContactText'
import { ItemQuantity, ItemRow, quantityAttributes } from './ItemRow'

const Remove = styled(IconButton)`
  color: ${colours.inkSoft};
  &:hover {
    color: ${colours.error};
  }
`

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
      <ItemQuantity
        {...quantityAttributes}
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
