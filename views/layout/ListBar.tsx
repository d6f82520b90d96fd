import styled from '@emotion/styled'
import { useRef } from 'react'
import { Icon } from '../components/Icon'
import { useRoomFor } from '../components/useRoomFor'
import { PageLink } from '../navigation/PageLink'
import { addText } from '../quote/text'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, sizes, space } from '../theme/tokens'
import { useCountText, useQuoteQuery } from './QuoteLink'

const Place = styled.aside`
  width: 100%;
  /* In a low window and in large type there is room for one bar, and the question comes first. */
  @media (max-height: 30rem) {
    [data-cookie-banner] + & {
      display: none;
    }
  }
`

/** The whole bar is the link, within reach of a thumb. */
const Bar = styled(PageLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 3rem;
  padding: ${space(2)} ${space(5)} calc(${space(2)} + env(safe-area-inset-bottom));
  background: ${colours.espresso};
  color: ${colours.paper};
  font-size: ${sizes.small};
  line-height: 1.3;
  text-decoration: none;
  pointer-events: auto;
  &:focus-visible {
    outline: 2px solid ${colours.gold};
    outline-offset: -4px;
  }
  strong {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    color: ${colours.gold};
    font-weight: 600;
  }
  @media (max-width: 17.5rem) {
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    padding: ${space(1)} ${space(3)} calc(${space(1)} + env(safe-area-inset-bottom));
    font-size: ${sizes.label};
    line-height: 1.2;
  }
  ${above.laptop} {
    display: none;
  }
`

/** On the phone, once something is on the list: how many products, and the way on to the form. */
export function ListBar() {
  const { quote } = useText(siteText)
  const { goOn } = useText(addText)
  const bar = useRef<HTMLAnchorElement>(null)
  useRoomFor(bar)
  return (
    <Place aria-label={quote}>
      <Bar ref={bar} page="contacts" suffix={useQuoteQuery()}>
        <span>{useCountText()}</span>
        <strong>
          {goOn} <Icon name="arrow" />
        </strong>
      </Bar>
    </Place>
  )
}
