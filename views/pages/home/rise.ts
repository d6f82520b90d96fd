import { css, keyframes } from '@emotion/react'

const up = keyframes`
  from { transform: translateY(12px); }
`

/**
 * One small rise when a block comes into view, driven by the scroll position: without a script,
 * and not at all where the browser cannot or the visitor would rather not. Words never fade: they are
 * read before they have arrived.
 */
export const rise = css`
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      animation: ${up} 400ms ease-out both;
      animation-timeline: view();
      animation-range: entry 0% entry 40%;
    }
  }
`
