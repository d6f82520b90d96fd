import styled from '@emotion/styled'
import { colours, fonts, sizes } from '../theme/tokens'

/** The heading of a block of the footer. */
export const FooterTitle = styled.h2`
  color: ${colours.gold};
  font-family: ${fonts.text};
  font-size: ${sizes.label};
  font-weight: 500;
  line-height: inherit;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`

/** Its lines. */
export const FooterList = styled.ul`
  font-size: ${sizes.small};
  a {
    display: inline-block;
    color: inherit;
    text-decoration-color: ${colours.hairlineDark};
    &:hover {
      text-decoration-color: ${colours.gold};
    }
  }
`
