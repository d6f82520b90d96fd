import styled from '@emotion/styled'
import { colours, fonts, sizes } from '../theme/tokens'

/** The heading of a block of the footer. */
export const FooterTitle = styled.h2`
  color: ${colours.gold};
  font-family: ${fonts.text};
  font-size: ${sizes.label};
  font-weight: 500;
  line-height: 1.75;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`

/** Its lines, all of one height: more than the 24 pixels that a tap needs. */
export const FooterList = styled.ul`
  font-size: ${sizes.small};
  line-height: 2rem;
  a {
    display: inline-block;
    color: inherit;
    text-decoration-color: ${colours.hairlineDark};
    &:hover {
      text-decoration-color: ${colours.gold};
    }
  }
`
