import styled from '@emotion/styled'
import { memo, type SyntheticEvent, useState } from 'react'
import { productName } from '../../../../src/shared/products'
import { quantityIn } from '../../../../src/shared/quoteItems'
import type { FieldProblem } from '../../../../src/shared/quotes'
import { Icon } from '../../../components/Icon'
import { IconButton } from '../../../components/IconButton'
import type { ListedItem } from '../../../quote/quoteList'
import { keepTogether } from '../../../text/keepTogether'
import { useLanguage } from '../../../text/LanguageProvider'
import { above, colours, sizes, space, target } from '../../../theme/tokens'
import { problemText } from '../ContactText'
import { useContactText } from '../ContactTextProvider'
import { Problem } from '../fields/Field'
import { focusItem, quantityId } from './focusItem'
import { ChosenRow } from './itemParts'
import { Quantity } from './Quantity'

const Remove = styled(IconButton)`
  color: ${colours.inkSoft};
  &:hover {
    color: ${colours.error};
  }
  ${above.tablet} {
    grid-column: 3;
  }
`

const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: 2 / 1 / auto / -1;
  gap: 0 ${space(3)};
  align-items: center;
  padding-bottom: ${space(2)};
  ${above.tablet} {
    grid-area: 1 / 2;
    padding-bottom: 0;
  }
`

const Stepper = styled.div`
  display: flex;
  /* In large type a phone has no room for all of the field. */
  min-width: 0;
  button {
    flex: none;
    width: ${target};
    min-height: ${target};
    border: 1px solid ${colours.border};
    background: ${colours.field};
    color: ${colours.bronze};
    font-size: 1.25rem;
    line-height: 1;
    &[aria-disabled='true'] {
      color: ${colours.border};
      cursor: default;
    }
  }
  input {
    width: 4.5rem;
    min-width: 0;
    margin-inline: -1px;
    padding-inline: 0;
    text-align: center;
  }
`

const Unit = styled.span`
  flex: 1 1 5rem;
  ${above.tablet} {
    flex: none;
    width: 8.5rem;
  }
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

const selectAll = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select()

/**
 * A product of the list. A text that is no quantity stays, and is reported when the field is left.
 * A row renders again only for its own product: a list may be long, and a phone slow.
 */
export const ChosenItem = memo(function ChosenItem({
  item,
  unit,
  wasSubmitted,
  refused,
  onQuantity,
  onRemove,
}: {
  item: ListedItem
  /** Of what the quantity is. */
  unit: string | undefined
  /** Whether the form has been sent once. From then on problems show at every change. */
  wasSubmitted: boolean
  /** Why the server refused it. */
  refused: FieldProblem | undefined
  onQuantity: (name: string, quantity: string) => void
  onRemove: (item: ListedItem) => void
}) {
  const { language } = useLanguage()
  const text = useContactText()
  const { items } = text.form
  const { quantity } = item
  const id = quantityId(item.name)
  const name = productName(item, language)
  const [isTyping, setIsTyping] = useState(false)
  const number = quantityIn(quantity)
  const isWrong = number === undefined && (wasSubmitted || !isTyping)
  const found = isWrong ? 'quantity' : refused
  const problem = found && problemText(text, 'items', found)
  /** A text that is no quantity stays as it was typed. */
  const step = (by: 1 | -1) => {
    const isText = number === undefined && quantity.trim() !== ''
    const next = isText ? undefined : quantityIn(`${(number ?? 0) + by}`)
    return {
      type: 'button' as const,
      'aria-label': `${by > 0 ? items.more : items.fewer}: ${name}`,
      // Not `disabled`, which would take the focus away.
      'aria-disabled': next === undefined,
      onClick: () => next && onQuantity(item.name, `${next}`),
    }
  }
  return (
    <ChosenRow>
      <label htmlFor={id}>{keepTogether(name)}</label>
      <Amount>
        <Stepper>
          <button {...step(-1)}>–</button>
          <Quantity
            id={id}
            of={name}
            problem={problem}
            value={quantity}
            onFocus={selectAll}
            onClick={selectAll}
            onChange={({ target: { value } }) => {
              setIsTyping(true)
              onQuantity(item.name, value)
            }}
            onBlur={() => setIsTyping(false)}
          />
          <button {...step(1)}>+</button>
        </Stepper>
        <Unit>{unit}</Unit>
      </Amount>
      <Remove
        type="button"
        aria-label={`${items.remove}: ${name}`}
        onClick={() => {
          onRemove(item)
          focusItem()
        }}
      >
        <Icon name="cross" />
      </Remove>
      {problem && (
        <Problem id={`${id}-problem`} role="alert">
          {problem}
        </Problem>
      )}
    </ChosenRow>
  )
})
