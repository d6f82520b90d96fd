import styled from '@emotion/styled'
import { colours, fonts, sizes, target } from '../theme/tokens'

/** The heading of a block of the footer. */
export const FooterTitle = styled.h2`
  color: ${colours.gold};
  font-family: ${fonts.text};
  font-size: ${sizes.label};
  font-weight: 500;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`

/** Its links, each as high as what is tapped must be. */
export const FooterList = styled.ul`
  font-size: ${sizes.small};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    color: inherit;
    line-height: 1.3;
    text-decoration-color: ${colours.hairlineDark};
    &:hover {
      text-decoration-color: ${colours.gold};
    }
  }
`
