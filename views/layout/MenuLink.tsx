import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import { type PageId, pageAt, pathTo } from '../../src/shared/routes'
import { PageLink, type PageLinkProps } from '../navigation/PageLink'
import { above, below, colours, fonts, sizes, target } from '../theme/tokens'

const Anchor = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  color: inherit;
  font-family: ${fonts.display};
  font-size: 1.375rem;
  line-height: 1;
  text-decoration: none;
  text-underline-offset: 0.65em;
  ${below.laptop} {
    &[aria-current] {
      color: ${colours.gold};
      font-style: italic;
    }
  }
  ${above.laptop} {
    font-family: ${fonts.text};
    font-size: ${sizes.label};
    letter-spacing: 0.14em;
    text-transform: uppercase;
    &:hover {
      color: ${colours.bronze};
    }
    &[aria-current] {
      text-decoration: underline 2px ${colours.bronze};
    }
  }
`

/** Whether a page's address is below the section's. */
const isBelow = (page: PageId | undefined, section: PageId) =>
  page && section !== 'home' && pathTo(page, 'it').startsWith(`${pathTo(section, 'it')}/`)

/** A link of the menu. It says whether it leads to the shown page, or to that page's section. */
export function MenuLink(props: PageLinkProps) {
  const shown = pageAt(useLocation().pathname)
  const current = shown === props.page ? 'page' : isBelow(shown, props.page) && 'true'
  return <Anchor {...props} aria-current={current || undefined} />
}
