import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { colours, space } from '../theme/tokens'
import { spokenOnly } from './typography'

/** A link that only keyboard users see: it lies over the page while it has the focus. */
export const seenFocused = css`
  ${spokenOnly}
  &:focus {
    z-index: 3;
    width: auto;
    height: auto;
    padding: ${space(4)};
    background: ${colours.paper};
    clip-path: none;
    outline-offset: -3px;
  }
`

export const SkipLink = styled.a(seenFocused)
