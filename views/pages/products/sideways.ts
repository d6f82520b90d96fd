import { css } from '@emotion/react'
import { space } from '../../theme/tokens'

/** A row that scrolls sideways where it is too long. */
export const sideways = css`
  position: relative;
  display: flex;
  overflow-x: auto;
  scroll-padding-inline: ${space(5)};
  scrollbar-width: none;
  /* A mouse needs something to take hold of. */
  @media (hover: hover) {
    scrollbar-width: thin;
  }
`
