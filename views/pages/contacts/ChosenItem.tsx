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

/** The product to focus: just added, or with its quantity being typed when the script started. */
export interface Entered {
  /** Its name. If the list does not have it, the list itself takes the focus. */
  name?: string
  isTyping?: boolean
}

const selectAll = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select()

/** A product of the list. A text that is no quantity stays, and is reported when the field is left. */
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
  /** Set if this product is the one to focus. */
  entered: Entered | undefined
  /** Whether the form has been sent once. From then on problems show at every change. */
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
