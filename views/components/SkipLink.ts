import styled from '@emotion/styled'
import { PageLink } from '../navigation/PageLink'
import { colours, space } from '../theme/tokens'
import { spokenOnly } from './typography'

/** A link over others for who goes by keyboard: it is seen while it has the focus. */
export const SkipLink = styled.a`
  ${spokenOnly}
  &:focus {
    z-index: 3;
    width: auto;
    height: auto;
    padding: ${space(4)};
    background: ${colours.paper};
    clip-path: none;
  }
`

/** The same to a page. */
export const SkipToPage = SkipLink.withComponent(PageLink)
