import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Category } from '../../../src/shared/categories'
import type { Opening } from '../../../src/shared/contactLinks'
import { type ItemInput, itemLimits, quantityIn } from '../../../src/shared/quoteItems'
import type { FieldProblem } from '../../../src/shared/quotes'
import { Small } from '../../components/typography'
import { AddToRequest } from '../../quote/AddToRequest'
import { useRequestList } from '../../quote/RequestListProvider'
import { hasLast, itemName } from '../../quote/requestList'
import { written } from '../../text/figures'
import { keepTogether } from '../../text/keepTogether'
import { useLanguage } from '../../text/LanguageProvider'
import { useLoaded } from '../../useLoaded'
import { BlankItems } from './BlankItems'
import { ChosenItem, type Entered } from './ChosenItem'
import type { ContactText } from './ContactText'
import { ItemGroup, ItemLegend, ItemRow, OtherItems, OtherItemsSummary } from './itemParts'
import { useOfferedProducts } from './useOfferedProducts'
import { useUnits } from './useUnits'

const loadLast = () => import('./LastRequest')

/**
 * That the list was sent; in its place from the start, so that its change is read out. Until the list is read
 * `start.ts` keeps the list's room by it.
 */
const Told = styled.p`
  &:empty {
    display: none;
  }
`

/**
 * The products to ask for with their quantities, and the other products of the visitor's line. Without a
 * script every product of the line has a field for its quantity.
 */
export function RequestItems({
  line,
  opening,
  typed,
  isChecked,
  refusals,
  text,
  children,
}: {
  line: Category | null
  /** What the page opens for: only a quote offers the products of the line. */
  opening: Opening
  /** The items of a form that was refused or failed. */
  typed: readonly ItemInput[]
  /** Whether the form has been sent once. */
  isChecked: boolean
  /** What the server refused: `items.2` is the third product, `items` all of them. */
  refusals: Record<string, FieldProblem>
  text: ContactText
  /** What comes between them and the last request, which is loaded late and moves nothing so far down. */
  children: ReactNode
}) {
  const { language } = useLanguage()
  const list = useRequestList()
  const { items } = text.form
  const sum = written(
    list.items.reduce((all, { quantity }) => all + (quantityIn(quantity) ?? 0), 0),
    language,
  )
  const unitOf = useUnits(text)
  const { offered, ofOtherLines, blank, takeOver } = useOfferedProducts(
    opening === 'quote' ? line : null,
    opening,
    typed,
  )
  const isLate = !list.isKnown && blank.length === 0
  const isLastWanted = list.isKnown && list.items.length === 0 && hasLast()
  const last = useLoaded(loadLast, isLastWanted)
  // What was in sight is not folded away by the first product that is added, nor by the list once it is read.
  const wasUnfolded = useRef(false)
  if (!list.isKnown || list.items.length === 0) wasUnfolded.current = true
  const [entered, setEntered] = useState<Entered>()
  const group = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it takes the focus once, when it is entered
  useEffect(() => {
    if (!entered || list.items.some(({ name }) => name === entered.name)) return
    const place = group.current ?? document.getElementById('firstName')
    place?.focus()
  }, [entered])

  const others = offered.filter(({ name }) => list.items.every((item) => item.name !== name))
  const rows = (
    <ul>
      {others.map((product) => (
        <ItemRow key={product.name}>
          <span>{keepTogether(itemName(product, language))}</span>
          <AddToRequest product={product} onAdd={() => setEntered({ name: product.name })} />
        </ItemRow>
      ))}
    </ul>
  )
  const chooser = !list.isKnown ? (
    <BlankItems
      items={blank}
      others={ofOtherLines}
      text={text}
      onReplaced={(fields) => setEntered(takeOver(fields))}
    />
  ) : (
    (list.items.length > 0 || others.length > 0) && (
      <ItemGroup id="items" ref={group} tabIndex={-1}>
        <ItemLegend as="legend">{items.legend}</ItemLegend>
        {list.items.length === 0 ? (
          rows
        ) : (
          <>
            <ul>
              {list.items.map((item, index) => (
                <ChosenItem
                  key={item.name}
                  id={`item-${index + 1}`}
                  name={itemName(item, language)}
                  quantity={item.quantity}
                  unit={unitOf(item.name)}
                  entered={item.name === entered?.name ? entered : undefined}
                  isChecked={isChecked}
                  refused={refusals[`items.${index}`]}
                  text={text}
                  onQuantity={(quantity) => list.setQuantity(item.name, quantity)}
                  onRemove={() => {
                    list.remove(item.name)
                    setEntered({})
                  }}
                />
              ))}
            </ul>
            <Small>
              {items.total.replace('{sum}', sum)}{' '}
              {list.items.length < itemLimits.items ? items.range : text.problems.tooMany}
            </Small>
            {others.length > 0 && (
              <OtherItems open={wasUnfolded.current}>
                <OtherItemsSummary>
                  {items.others} ({others.length})
                </OtherItemsSummary>
                {rows}
              </OtherItems>
            )}
          </>
        )}
      </ItemGroup>
    )
  )
  return (
    <>
      {chooser}
      <Told role="status" data-room={isLate || undefined}>
        {list.isSentElsewhere() && items.sentElsewhere}
      </Told>
      {children}
      {isLastWanted && last && <last.LastRequest text={text} onDone={() => setEntered({})} />}
    </>
  )
}
