import { css, keyframes } from '@emotion/react'

const up = keyframes`
  from { transform: translateY(12px); opacity: 0.4; }
`

/**
 * One small rise when a block comes into view, driven by the scroll position: without a script,
 * and not at all where the browser cannot or the visitor would rather not.
 */
export const rise = css`
  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) {
      animation: ${up} 400ms ease-out both;
      animation-timeline: view();
      animation-range: entry 0% entry 40%;
    }
  }
`
