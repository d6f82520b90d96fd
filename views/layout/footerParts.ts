import styled from '@emotion/styled'
import { colours, fonts, sizes, space } from '../theme/tokens'

/** The heading of a block of the footer. */
export const FooterTitle = styled.h2`
  color: ${colours.gold};
  font-family: ${fonts.text};
  font-size: ${sizes.label};
  font-weight: 500;
  line-height: 1.5;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`

/** Its lines, all of one height, a link's the more than the 24 pixels that a tap needs. */
export const FooterList = styled.ul`
  margin-top: ${space(1)};
  font-size: ${sizes.small};
  line-height: 1.3;
  a,
  > div {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
  }
  a {
    color: inherit;
    text-decoration-color: ${colours.hairlineDark};
    &:hover {
      text-decoration-color: ${colours.gold};
    }
  }
`
