import styled from '@emotion/styled'
import { plainControl } from '../theme/plainControl'
import { below, colours, fonts, sizes, space, target } from '../theme/tokens'

/** Over a few links or lines on espresso. */
export const GroupTitle = styled.h2`
  color: ${colours.gold};
  font-family: ${fonts.text};
  font-size: ${sizes.label};
  font-weight: 500;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`

/** Its lines; on a phone one after another, as many in a row as there is room for. */
export const FooterList = styled.ul`
  font-size: ${sizes.small};
  ${below.tablet} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(4)};
  }
  > * {
    display: flex;
    align-items: center;
    break-inside: avoid;
  }
  a {
    ${plainControl}
    min-width: ${target};
    color: inherit;
    text-decoration-color: ${colours.hairlineDark};
    &:hover {
      text-decoration-color: ${colours.gold};
    }
  }
`
