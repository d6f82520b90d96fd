import styled from '@emotion/styled'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type PageId, pageAt, pathTo } from '../../src/shared/routes'
import { shop } from '../../src/shared/shop'
import { PageLink } from '../components/PageLink'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, fonts, headerHeight, sizes, space, target } from '../theme/tokens'
import { Container } from './Container'
import { LanguageSwitch } from './LanguageSwitch'

const Bar = styled.header`
  position: sticky;
  z-index: 2;
  top: 0;
  border-bottom: 1px solid ${colours.hairline};
  background: ${colours.paper};
`

const Row = styled(Container)`
  display: flex;
  align-items: center;
  min-height: ${headerHeight};
`

export const Wordmark = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  margin-right: auto;
  color: ${colours.ink};
  font-family: ${fonts.display};
  font-size: 1.25rem;
  letter-spacing: 0.16em;
  text-decoration: none;
  text-transform: uppercase;
  ${above.tablet} {
    font-size: 1.75rem;
    letter-spacing: 0.22em;
  }
`

const menuId = 'menu'

/** A popover on the phone, so that it opens without a script; in its place in the row from laptop. */
const Menu = styled.nav`
  &:popover-open {
    display: flex;
  }
  flex-direction: column;
  inset: 0;
  width: 100%;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: ${space(3)} ${space(5)} ${space(8)};
  border: 0;
  background: ${colours.espresso};
  color: ${colours.paper};
  overflow-y: auto;
  ${above.laptop} {
    display: flex;
    position: static;
    width: auto;
    height: auto;
    margin-right: ${space(6)};
    padding: 0;
    background: none;
    overflow: visible;
  }
`

const Links = styled.ul`
  display: flex;
  flex-direction: column;
  margin-block: auto;
  ${above.laptop} {
    flex-direction: row;
    gap: clamp(1rem, 2.2vw, 2.25rem);
    margin: 0;
  }
`

const NavLink = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: 4rem;
  color: inherit;
  font-family: ${fonts.display};
  font-size: 2.5rem;
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

const MenuButton = styled.button`
  min-width: ${target};
  min-height: ${target};
  padding: 0 0 0 ${space(3)};
  border: 0;
  background: none;
  font-size: ${sizes.label};
  letter-spacing: 0.14em;
  text-transform: uppercase;
  ${above.laptop} {
    display: none;
  }
`

const CloseButton = styled(MenuButton)`
  align-self: flex-end;
  :focus-visible {
    outline-color: ${colours.gold};
  }
`

const links = ['home', 'about', 'products', 'gallery', 'faq', 'contacts'] as const

/** Whether a page lies below another in the table of addresses, or is it. */
function isWithin(page: PageId | undefined, section: PageId): boolean {
  if (page === undefined || section === 'home') return page === section
  return page === section || pathTo(page, 'it').startsWith(`${pathTo(section, 'it')}/`)
}

export function Header() {
  const text = useText(siteText)
  const page = pageAt(useLocation().pathname)
  const menu = useRef<HTMLElement>(null)
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }
  return (
    <Bar>
      <Row>
        <Wordmark page="home">{shop.name}</Wordmark>
        <Menu id={menuId} ref={menu} popover="auto" aria-label={text.mainNavigation}>
          <CloseButton type="button" popoverTarget={menuId} popoverTargetAction="hide">
            {text.closeMenu}
          </CloseButton>
          <Links>
            {links.map((link) => (
              <li key={link}>
                <NavLink
                  page={link}
                  onClick={close}
                  aria-current={page === link ? 'page' : isWithin(page, link) ? 'true' : undefined}
                >
                  {text.nav[link]}
                </NavLink>
              </li>
            ))}
          </Links>
        </Menu>
        <LanguageSwitch />
        <MenuButton type="button" popoverTarget={menuId}>
          {text.menu}
        </MenuButton>
      </Row>
    </Bar>
  )
}
