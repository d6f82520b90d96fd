import styled from '@emotion/styled'
import { memo } from 'react'
import type { Category } from '../../../../src/shared/categories'
import type { Purpose } from '../../../../src/shared/contactLinks'
import { type ItemInput, itemLimits, quantityIn } from '../../../../src/shared/quoteItems'
import { Small } from '../../../components/typography'
import { AddToQuote } from '../../../quote/AddToQuote'
import { useQuoteList } from '../../../quote/QuoteListProvider'
import { formatted } from '../../../text/figures'
import { useLanguage } from '../../../text/LanguageProvider'
import { nameOf } from '../../../text/productFacts'
import { space } from '../../../theme/tokens'
import { useContactText } from '../ContactTextProvider'
import type { Problems } from '../fields/fieldRules'
import { BlankItems } from './BlankItems'
import { ChosenItem } from './ChosenItem'
import { focusItem } from './focusItem'
import { ItemGroup, ItemLegend, ItemRow, OtherItems, OtherItemsSummary } from './itemParts'
import { useOfferedProducts } from './useOfferedProducts'
import { useOtherProducts } from './useOtherProducts'
import { useUnits } from './useUnits'

/** Its line is kept free where nothing is known of the weight. */
const Total = styled(Small)`
  min-height: 1.6em;
  margin-top: ${space(2)};
`

/**
 * The products to ask for with their quantities, and the other products of the visitor's line.
 * Without a script every product of the line has a field for its quantity.
 */
export const QuoteItems = memo(function QuoteItems({
  line,
  purpose,
  typed,
  wasSubmitted,
  problems,
}: {
  line: Category | null
  /** What the page opens for: only a quote offers the products of the line. */
  purpose: Purpose
  /** The items of a form that was refused or failed. */
  typed: readonly ItemInput[]
  /** Whether the form has been sent once. */
  wasSubmitted: boolean
  /** What is wrong: `items.2` is the third product. */
  problems: Problems
}) {
  const { language } = useLanguage()
  const list = useQuoteList()
  const text = useContactText()
  const { items } = text.form
  const { unitOf, gramsOf } = useUnits()
  // Not a number where the weight of one is not known.
  const grams = list.items.reduce(
    (sum, { name, quantity }) => sum + (gramsOf(name) ?? Number.NaN) * (quantityIn(quantity) ?? 0),
    0,
  )
  const offeredLine = purpose === 'quote' ? line : null
  const { offered, blank, takeOver } = useOfferedProducts(offeredLine, typed)
  const { others, isUnfolded, takeOff, onAdd } = useOtherProducts(offered)
  if (!list.isRead) {
    return <BlankItems items={blank} line={line} onReplaced={takeOver} />
  }
  if (list.items.length + others.length === 0) return null
  const rows = (
    <ul>
      {others.map((product) => (
        <ItemRow key={product.name}>
          <span>{nameOf(product, language)}</span>
          <AddToQuote
            product={product}
            onAdd={() => {
              onAdd(product)
              focusItem(product.name)
            }}
          />
        </ItemRow>
      ))}
    </ul>
  )
  return (
    <ItemGroup id="items" tabIndex={-1}>
      <ItemLegend as="legend">{items.legend}</ItemLegend>
      {list.items.length === 0 ? (
        rows
      ) : (
        <>
          <ul>
            {list.items.map((item, index) => (
              <ChosenItem
                key={item.name}
                item={item}
                unit={unitOf(item.name, quantityIn(item.quantity))}
                wasSubmitted={wasSubmitted}
                refused={problems[`items.${index}`]}
                onQuantity={list.setQuantity}
                onRemove={takeOff}
              />
            ))}
          </ul>
          <Total>
            {grams > 0 && items.total.replace('{grams}', formatted(grams, language))}{' '}
            {list.items.length === itemLimits.items && text.problems.tooMany}
          </Total>
          {others.length > 0 && (
            <OtherItems open={isUnfolded}>
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
})
