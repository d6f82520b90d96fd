import { css } from '@emotion/react'
import { colours, space } from '../theme/tokens'

/** A select's arrow as far from the border as its words are; the browser's own touches it. */
export const selectArrow = css`
  appearance: none;
  padding-inline-end: ${space(7)};
  background-image:
    linear-gradient(45deg, transparent 50%, ${colours.ink} 50%),
    linear-gradient(-45deg, transparent 50%, ${colours.ink} 50%);
  background-position:
    right 1.0625rem center,
    right 0.75rem center;
  background-size: 0.3125rem 0.3125rem;
  background-repeat: no-repeat;
  text-overflow: ellipsis;
  @media (forced-colors: active) {
    appearance: auto;
  }
`
