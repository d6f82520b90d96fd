import styled from '@emotion/styled'
import { useRef } from 'react'
import type { PageId } from '../../src/shared/routes'
import { Icon } from '../components/Icon'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, fromLaptop, headerHeight, pageEdge, space, target } from '../theme/tokens'
import { GroupTitle } from './footerParts'
import { MenuFoot, withFoot } from './MenuFoot'
import { linesId, MenuLines } from './MenuLines'
import { MenuLink } from './MenuLink'
import { useMenuFocus } from './useMenuFocus'

export const menuId = 'menu'

/**
 * A popover on the phone, so that it opens without a script; from laptop on part of the header's
 * row. The popover is below the header, whose language switch and button stay in reach.
 */
const Sheet = styled.nav`
  &:popover-open {
    display: flex;
  }
  flex-direction: column;
  inset: calc(${headerHeight} + 1px) 0 0;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  & :focus-visible {
    outline-color: ${colours.gold};
  }
  border: 0;
  background: ${colours.espresso};
  color: ${colours.paper};
  overflow-y: auto;
  ${above.laptop} {
    all: unset;
    display: flex;
    margin-right: ${space(3)};
    & :focus-visible {
      outline-color: ${colours.bronze};
    }
  }
`

/**
 * Where the foot stays in sight the links scroll above it; in a lower window all scrolls. The eight
 * rows share a phone's height.
 */
const Places = styled.div`
  flex: 1 0 auto;
  padding: ${space(4)} ${pageEdge} 0;
  a {
    min-height: clamp(${target}, 12.5svh - 2.25rem, 4rem);
  }
  @media ${withFoot} {
    flex-shrink: 1;
    overflow-y: auto;
  }
  ${above.laptop} {
    display: contents;
    > p {
      display: none;
    }
  }
`

/** Two in a row: a low phone shows all of them and the lines. One in a row in large type. */
const Links = styled.ul`
  display: grid;
  column-gap: ${space(3)};
  margin-bottom: ${space(4)};
  @media (min-width: 18rem) {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${above.laptop} {
    display: flex;
    margin: 0;
    gap: clamp(0.5rem, 3.5vw - 1.75rem, 2rem);
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
    &:hover :is(a, svg) {
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
    /* The sign is nearer to its own word than to the next. */
    margin: 0 -1.3rem 0 -0.2rem;
    padding-left: 0.25rem;
    svg {
      transform: rotate(90deg);
    }
    ul:has(~ :popover-open) & svg {
      scale: -1;
    }
    /* Its target reaches over the letters beside it: the ring goes round the sign alone. */
    &:focus-visible {
      outline: none;
      svg {
        outline: 2px solid;
      }
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

/** The places that are no plain item of the list. */
const items: Partial<Record<PageId, typeof WithLines>> = {
  products: WithLines,
  whereWeAre: WhereRoom,
}

export function Menu() {
  const text = useText(siteText)
  const menu = useRef<HTMLElement>(null)
  useMenuFocus(menu)
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }
  return (
    <Sheet id={menuId} ref={menu} popover="auto" aria-label={text.mainNavigation}>
      <Places>
        <Links>
          {mainPages.map((link) => {
            const Item = items[link] ?? 'li'
            return (
              <Item key={link}>
                <MenuLink page={link} onClick={close}>
                  {text.nav[link]}
                </MenuLink>
                {link === 'products' && (
                  <LinesButton type="button" popoverTarget={linesId} aria-label={text.lines}>
                    <Icon name="right" />
                  </LinesButton>
                )}
              </Item>
            )
          })}
        </Links>
        <GroupTitle as="p">{text.lines}</GroupTitle>
        <MenuLines onFollow={close} />
      </Places>
      <MenuFoot onFollow={close} />
    </Sheet>
  )
}
