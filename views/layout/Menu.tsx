import styled from '@emotion/styled'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type PageId, pageAt, pathTo } from '../../src/shared/routes'
import { Icon } from '../components/Icon'
import { PageLink } from '../navigation/PageLink'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import {
  above,
  colours,
  fonts,
  fromLaptop,
  headerHeight,
  pageEdge,
  sizes,
  space,
  target,
} from '../theme/tokens'
import { MenuFoot, withFoot } from './MenuFoot'
import { linesId, MenuLines } from './MenuLines'
import { useMenuFocus } from './useMenuFocus'

export const menuId = 'menu'

/**
 * A popover on the phone, so that it opens without a script; from laptop on part of the header's row. The
 * popover is below the header, whose language switch and button stay in reach.
 */
const Sheet = styled.nav`
  &:popover-open {
    display: flex;
  }
  flex-direction: column;
  inset: calc(${headerHeight} + 1px) 0 0;
  width: 100%;
  height: auto;
  max-height: none;
  margin: 0;
  padding: 0;
  & :focus-visible {
    outline-color: ${colours.gold};
  }
  border: 0;
  background: ${colours.espresso};
  color: ${colours.paper};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${above.laptop} {
    display: flex;
    position: static;
    width: auto;
    height: auto;
    margin-right: ${space(3)};
    background: none;
    overflow: visible;
    & :focus-visible {
      outline-color: ${colours.bronze};
    }
  }
`

/** In a window with room for both, the links scroll above the foot; in a lower one all of it does. */
const Places = styled.div`
  flex: 1 0 auto;
  padding: ${space(4)} ${pageEdge} 0;
  @media ${withFoot} {
    flex-shrink: 1;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  ${above.laptop} {
    display: contents;
  }
`

/** Two in a row, so that all of them and the lines are in sight on a low phone; one in large type. */
const Links = styled.ul`
  display: grid;
  column-gap: ${space(4)};
  @media (min-width: 18rem) {
    grid-template-columns: auto 1fr;
  }
  ${above.laptop} {
    display: flex;
    gap: clamp(0.5rem, 3.5vw - 1.75rem, 2rem);
    margin: 0;
  }
`

/** The row of a laptop has no room for it; the footer leads there. */
const WhereRoom = styled.li`
  @media ${fromLaptop} and (max-width: 79.99rem) {
    display: none;
  }
`

/** One place to the eye: its link and its button are marked together. */
const WithLines = styled.li`
  ${above.laptop} {
    display: flex;
    align-items: center;
    &:hover a {
      text-decoration: underline 1px ${colours.bronze};
    }
    &:hover svg {
      color: ${colours.bronze};
    }
  }
`

/** Opens the lines, which the phone's menu always shows. */
const LinesButton = styled.button`
  display: none;
  ${above.laptop} {
    display: grid;
    align-items: center;
    width: ${target};
    min-height: ${target};
    margin-right: -1.5rem;
    padding: 0 0 0 0.25rem;
    color: ${colours.ink};
    svg {
      transform: rotate(90deg);
    }
  }
`

const NavLink = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: 3.25rem;
  color: inherit;
  font-family: ${fonts.display};
  font-size: 1.75rem;
  line-height: 1;
  text-decoration: none;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
  &[aria-current] {
    color: ${colours.gold};
    font-style: italic;
  }
  ${above.laptop} {
    min-height: ${target};
    color: ${colours.ink};
    font-family: ${fonts.text};
    font-size: ${sizes.label};
    letter-spacing: 0.14em;
    text-transform: uppercase;
    &:hover,
    &[aria-current] {
      color: ${colours.ink};
      font-style: normal;
      text-decoration: underline 1px ${colours.bronze};
      text-underline-offset: 0.65em;
    }
    &[aria-current] {
      text-decoration-thickness: 2px;
    }
  }
`

/** The footer lists them too. */
export const mainPages = [
  'home',
  'about',
  'products',
  'gallery',
  'faq',
  'whereWeAre',
  'contacts',
] as const

/** Whether a page's address is below the section's, or is the section's own. */
function isWithin(page: PageId | undefined, section: PageId): boolean {
  if (page === undefined || section === 'home') return page === section
  return page === section || pathTo(page, 'it').startsWith(`${pathTo(section, 'it')}/`)
}

export function Menu() {
  const text = useText(siteText)
  const page = pageAt(useLocation().pathname)
  const menu = useRef<HTMLElement>(null)
  useMenuFocus(menu)
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }
  const item = (link: (typeof mainPages)[number]) => (
    <NavLink
      page={link}
      onClick={close}
      aria-current={page === link ? 'page' : isWithin(page, link) ? 'true' : undefined}
    >
      {text.nav[link]}
    </NavLink>
  )
  return (
    <Sheet id={menuId} ref={menu} popover="auto" aria-label={text.mainNavigation}>
      <Places>
        <Links>
          {mainPages.map((link) => {
            const Item = { products: WithLines, whereWeAre: WhereRoom }[String(link)] ?? 'li'
            return (
              <Item key={link}>
                {item(link)}
                {link === 'products' && (
                  <LinesButton type="button" popoverTarget={linesId} aria-label={text.lines}>
                    <Icon name="right" />
                  </LinesButton>
                )}
              </Item>
            )
          })}
        </Links>
        <MenuLines onFollow={close} />
      </Places>
      <MenuFoot onFollow={close} />
    </Sheet>
  )
}
