import styled from '@emotion/styled'
import type { MouseEvent } from 'react'
import type { Category } from '../../src/shared/categories'
import { lineParameter, lineQuery, productParameter } from '../../src/shared/contactLinks'
import { type ListedProduct, productName } from '../../src/shared/products'
import { pathTo } from '../../src/shared/routes'
import { Icon } from '../components/Icon'
import { seenFocused } from '../components/SkipLink'
import { PageLink } from '../navigation/PageLink'
import { useLanguage, useText } from '../text/LanguageProvider'
import { colours, sizes, space, target } from '../theme/tokens'
import { useListedProduct } from './QuoteListProvider'
import { addText } from './text'

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  /* Room for the longer of its two words; with type of twice its size a phone has no more. */
  min-width: min(6.25rem, 26vw);
  min-height: ${target};
  margin-inline: -${space(1)};
  padding-inline: ${space(1)};
  color: ${colours.bronze};
  font-size: ${sizes.small};
  font-weight: 500;
  text-align: start;
  /* Its ring keeps clear of the words above it, and of its own. */
  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    text-decoration: underline 1px;
    text-underline-offset: 0.3em;
  }
  /* What was added is seen from afar. */
  &[data-listed] svg {
    padding: 0.1875rem;
    border-radius: 50%;
    background: ${colours.bronze};
    color: ${colours.white};
  }
  dialog & {
    color: ${colours.gold};
  }
`

/** Seen where the button could not add its product. */
const Full = styled.span`
  display: block;
  max-width: 8.5rem;
  font-size: ${sizes.small};
  line-height: 1.4;
`

/** The next stop of Tab after what was added. */
const Onward = styled(PageLink)`
  ${seenFocused}
  &:focus {
    right: 0;
  }
`

/** The id of the form that sends a product of a line to the page with the form. */
const formIdOf = (line: Category): string => `ask-${line}`

/** Without a script the buttons of a line's products submit it. A page has one for each line. */
export function AskingForm({ line }: { line: Category }) {
  const { language } = useLanguage()
  return (
    <form id={formIdOf(line)} action={pathTo('contacts', language)} hidden>
      <input type="hidden" name={lineParameter[language]} value={line} />
    </form>
  )
}

/**
 * Puts a product on the visitor's list, and takes it off again. Before the script runs it submits
 * the line's `AskingForm`, which leads to the quote form with the product in the address.
 */
export function AddToQuote({
  product,
  onAdd,
  isLong = false,
  sign,
  className,
}: {
  /** The product, or what is wanted on request. */
  product: Pick<ListedProduct, 'name' | 'nameEn' | 'category'>
  /** Called once the product is on the list. */
  onAdd?: () => void
  /** Whether it says where it adds to. */
  isLong?: boolean
  /** Where there is room for its sign alone: what it calls the product. */
  sign?: string
  className?: string
}) {
  const { language } = useLanguage()
  const text = useText(addText)
  const { name, nameEn, category: line } = product
  const { isListed, lastAction, toggle } = useListedProduct(name)
  const shown = productName(product, language)
  const press = (event: MouseEvent) => {
    event.preventDefault()
    // Who clicks everything twice would take off again what the first click has added.
    if (event.detail > 1) return
    if (toggle({ name, nameEn, line }) === 'added') onAdd?.()
  }
  const [toAdd, added] = isLong ? [text.add, text.added] : [text.addShort, text.addedShort]
  return (
    <span>
      <Toggle
        className={className}
        data-listed={isListed || undefined}
        type="submit"
        form={formIdOf(line)}
        name={productParameter[language]}
        value={shown}
        aria-label={`${isListed ? `${text.added}, ${text.remove}` : text.add}: ${sign ?? shown}`}
        onClick={press}
      >
        <Icon name={isListed ? 'check' : 'plus'} />
        {!sign && <span>{isListed ? added : toAdd}</span>}
      </Toggle>
      {lastAction === 'full' && <Full role="alert">{text.full}</Full>}
      {lastAction === 'added' && (
        <Onward page="contacts" suffix={lineQuery(line, language)}>
          {text.goOn}
        </Onward>
      )}
    </span>
  )
}
