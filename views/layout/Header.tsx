import styled from '@emotion/styled'
import { Container } from '../components/Container'
import { PageLink } from '../navigation/PageLink'
import { usePageState } from '../pageState'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { plainControl } from '../theme/plainControl'
import {
  above,
  colours,
  fonts,
  headerHeight,
  sizes,
  space,
  target,
  withoutBar,
} from '../theme/tokens'
import { LanguageSwitch } from './LanguageSwitch'
import { Menu, menuId } from './Menu'
import { QuoteLink } from './QuoteLink'

const Bar = styled.header`
  position: sticky;
  z-index: 2;
  top: 0;
  @media ${withoutBar} {
    position: relative;
  }
  border-bottom: 1px solid ${colours.hairline};
  background: ${colours.paper};
`

const HeaderRow = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  min-height: ${headerHeight};
`

const Wordmark = styled(PageLink)`
  ${plainControl}
  margin-right: auto;
  color: ${colours.ink};
  font-family: ${fonts.display};
  font-size: 1.25rem;
  letter-spacing: 0.16em;
  text-decoration: none;
  text-transform: uppercase;
  /* The row holds with a visitor's own fonts too, which are wider. */
  @media (max-width: 27rem) {
    font-size: 1.125rem;
    letter-spacing: 0.06em;
  }
  ${above.tablet} {
    font-size: 1.75rem;
    letter-spacing: 0.22em;
  }
`

const MenuButton = styled.button`
  min-width: ${target};
  min-height: ${target};
  padding-left: ${space(3)};
  font-size: ${sizes.label};
  letter-spacing: 0.14em;
  text-transform: uppercase;
  position: relative;
  /* Screen readers meet it before its menu; in its row it is the last. */
  order: 1;
  /* While the menu is open a cross shows over the word: name and width of the button stay. */
  &:has(+ :popover-open) {
    -webkit-text-fill-color: transparent;
    &::before {
      content: '';
      position: absolute;
      inset: 0 0 0 auto;
      width: 1.25rem;
      height: 1.25rem;
      margin-block: auto;
      background:
        linear-gradient(currentcolor, currentcolor) center / 100% 1.5px no-repeat,
        linear-gradient(currentcolor, currentcolor) center / 1.5px 100% no-repeat;
      rotate: 45deg;
    }
  }
  ${above.laptop} {
    display: none;
  }
`

/** Beside the language from laptop on; on the phone it is in the menu. */
const Quote = styled(QuoteLink)`
  display: none;
  ${above.laptop} {
    display: inline-flex;
    margin-left: ${space(2)};
  }
`

export function Header() {
  const text = useText(siteText)
  const { shop } = usePageState()
  return (
    <Bar>
      <HeaderRow>
        <Wordmark page="home">{shop.name}</Wordmark>
        <MenuButton
          type="button"
          popoverTarget={menuId}
          onClick={(event) => {
            const isOpen = event.currentTarget.popoverTargetElement?.matches(':popover-open')
            // Who taps everything twice would close what the first tap has opened.
            if (event.detail > 1 && isOpen) event.preventDefault()
          }}
        >
          {text.menu}
        </MenuButton>
        <Menu />
        <LanguageSwitch />
        <Quote />
      </HeaderRow>
    </Bar>
  )
}
