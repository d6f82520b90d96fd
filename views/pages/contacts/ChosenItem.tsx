import styled from '@emotion/styled'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { itemLimits, quantityIn } from '../../../src/shared/quoteItems'
import type { FieldProblem } from '../../../src/shared/quotes'
import { Icon } from '../../components/Icon'
import { IconButton } from '../../components/IconButton'
import { colours } from '../../theme/tokens'
import { type ContactText, problemText } from './ContactText'
import { Item } from './Item'

const Remove = styled(IconButton)`
  color: ${colours.inkSoft};
  &:hover {
    color: ${colours.error};
  }
`

/** What takes the focus: a product just added, or one whose quantity was being typed before the script ran. */
export interface Entered {
  /** The product's; where the list does not have it, the list itself takes the focus. */
  name?: string
  isTyping?: boolean
}

const selectAll = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select()

/** A product of the list. What is no quantity stays as it was typed, and is told once the field is left. */
export function ChosenItem({
  id,
  name,
  quantity,
  entered,
  isChecked,
  refused,
  text,
  onQuantity,
  onRemove,
}: {
  id: string
  name: string
  quantity: string
  /** Set where this product is the one that was entered. */
  entered: Entered | undefined
  /** Whether the form has been sent once: from then on it speaks at every change. */
  isChecked: boolean
  /** Why the server refused it. */
  refused: FieldProblem | undefined
  text: ContactText
  onQuantity: (quantity: string) => void
  onRemove: () => void
}) {
  const { items } = text.form
  const [isTyping, setIsTyping] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!entered) return
    field.current?.focus()
    if (entered.isTyping) field.current?.setSelectionRange(itemLimits.typed, itemLimits.typed)
  }, [entered])
  const isWrong = quantityIn(quantity) === undefined && (isChecked || !isTyping)
  const found = isWrong ? 'quantity' : refused
  return (
    <Item
      ref={field}
      id={id}
      product={name}
      label={items.quantity}
      problem={found && problemText(text, 'items', found)}
      value={quantity}
      onFocus={selectAll}
      onClick={selectAll}
      onChange={({ target: { value } }) => {
        setIsTyping(true)
        onQuantity(value)
      }}
      onBlur={() => setIsTyping(false)}
    >
      <Remove type="button" aria-label={`${items.remove}: ${name}`} onClick={onRemove}>
        <Icon name="cross" />
      </Remove>
    </Item>
  )
}
