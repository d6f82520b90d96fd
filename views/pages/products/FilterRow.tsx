import styled from '@emotion/styled'
import { type ComponentProps, useEffect, useRef } from 'react'
import { centreInRow, showFocused } from '../../components/showFocused'
import { inPlace } from '../../navigation/NavigationEffects'
import { PageLink } from '../../navigation/PageLink'
import { colours, pageEdge, sizes } from '../../theme/tokens'

const ScrollingRow = styled.div`
  position: relative;
  display: flex;
  overflow-x: auto;
  scroll-padding-inline: ${pageEdge};
  scrollbar-width: none;
  /* A mouse needs something to take hold of. */
  @media (hover: hover) {
    scrollbar-width: thin;
  }
`

/**
 * A row of links that scrolls sideways where it is too long. The chosen link is brought into sight.
 * @param chosen what is chosen: with each new choice the row is scrolled again
 */
export function FilterRow({ chosen, ...props }: ComponentProps<'div'> & { chosen?: unknown }) {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is found in the document
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !link) return
    const { scrollLeft, clientWidth } = row.current
    const isSeen =
      link.offsetLeft >= scrollLeft &&
      link.offsetLeft + link.offsetWidth <= scrollLeft + clientWidth
    if (!isSeen) centreInRow(row.current, link)
  }, [chosen])
  return <ScrollingRow ref={row} onFocus={showFocused} {...props} />
}

const Plain = styled(PageLink)`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
  white-space: nowrap;
  text-decoration: none;
  &:hover {
    color: ${colours.ink};
  }
  &[aria-current] {
    color: ${colours.ink};
    text-decoration: underline 2px ${colours.bronze};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

/** A link to the catalogue as a query narrows it. Scroll and focus stay where they are. */
export function FilterLink({
  query,
  isChosen,
  ...props
}: Omit<ComponentProps<typeof PageLink>, 'page'> & { query: string; isChosen: boolean }) {
  return (
    <Plain
      {...props}
      page="products"
      suffix={query}
      state={inPlace}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        // A double click would take back what its first click has chosen.
        if (event.detail > 1) event.preventDefault()
      }}
    />
  )
}
