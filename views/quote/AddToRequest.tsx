import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useState } from 'react'
import { contactQueryFor } from '../../src/shared/contactLinks'
import { type ListedProduct, productName } from '../../src/shared/products'
import { Icon } from '../components/Icon'
import { PageLink } from '../navigation/PageLink'
import { useLanguage, useText } from '../text/LanguageProvider'
import { colours, sizes, space, target } from '../theme/tokens'
import { useRequestList } from './RequestListProvider'
import { addText } from './text'

const words = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  color: ${colours.bronze};
  font-size: ${sizes.small};
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  &:hover {
    text-decoration: underline 1px;
    text-underline-offset: 0.3em;
  }
  dialog & {
    color: ${colours.gold};
  }
`

const Link = styled(PageLink)(words)

const Toggle = styled.button(words)

const Full = styled.span`
  display: block;
  max-width: 8.5rem;
  color: ${colours.error};
  font-size: ${sizes.small};
  line-height: 1.4;
  &:empty {
    display: none;
  }
  dialog & {
    color: ${colours.gold};
  }
`

/**
 * Puts a product on the list of what the visitor asks for, and takes it off again. Without a script
 * it leads to the form with the product in the address.
 */
export function AddToRequest({
  product,
  onAdd,
}: {
  product: Pick<ListedProduct, 'name' | 'nameEn' | 'category'>
  /** Once the product is on the list. */
  onAdd?: () => void
}) {
  const { language } = useLanguage()
  const text = useText(addText)
  const { items, isKnown, add, remove } = useRequestList()
  const [isRefused, setIsRefused] = useState(false)
  const { name, nameEn, category: line } = product
  const shown = productName(product, language)
  if (!isKnown) {
    return (
      <Link
        page="contacts"
        suffix={contactQueryFor(line, language, shown)}
        aria-label={`${text.add}: ${shown}`}
        rel="nofollow"
      >
        <Icon name="plus" />
        {text.addShort}
      </Link>
    )
  }
  const isAdded = items.some((item) => item.name === name)
  const toggle = () => {
    if (isAdded) {
      remove(name)
      return
    }
    const isTaken = add({ name, nameEn, line })
    setIsRefused(!isTaken)
    if (isTaken) onAdd?.()
  }
  return (
    <span>
      <Toggle
        type="button"
        aria-label={isAdded ? `${text.added}, ${text.remove}: ${shown}` : `${text.add}: ${shown}`}
        onClick={toggle}
      >
        <Icon name={isAdded ? 'check' : 'plus'} />
        {isAdded ? text.added : text.addShort}
      </Toggle>
      <Full role="status">{isRefused && !isAdded && text.full}</Full>
    </span>
  )
}
