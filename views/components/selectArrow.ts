import { css } from '@emotion/react'
import { colours, space } from '../theme/tokens'

/** A select's arrow as far from the border as its words are; the browser's own touches it. */
export const selectArrow = css`
  appearance: none;
  padding-inline-end: ${space(6)};
  background: ${colours.field}
    conic-gradient(from -45deg at bottom, ${colours.ink} 90deg, transparent 0) no-repeat right
    0.75rem center / 0.625rem 0.3125rem;
  text-overflow: ellipsis;
  @media (forced-colors: active) {
    appearance: auto;
  }
`
