import { css, Global } from '@emotion/react'
import { fontFaces } from './fontFaces'
import { needsScript } from './needsScript'
import { printStyles } from './printStyles'
import { colours, focusRoom, fonts, headerHeight, sizes, withoutBar } from './tokens'

const styles = css`
  ${fontFaces}
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    --unscripted: hidden;
    color-scheme: light;
    scroll-padding-block: calc(${headerHeight} + ${focusRoom}) ${focusRoom};
    @media ${withoutBar} {
      scroll-padding-block: ${focusRoom};
    }
    -webkit-text-size-adjust: 100%;
  }
  html:has(nav:popover-open, dialog[open]) {
    overflow: hidden;
  }
  body {
    margin: 0;
    background: ${colours.paper};
    color: ${colours.ink};
    font-family: ${fonts.text};
    font-size: ${sizes.body};
    line-height: 1.6;
    overflow-wrap: break-word;
    text-wrap: pretty;
    -webkit-font-smoothing: antialiased;
    /* A phone in a reader's large type: words may be wider than their column. */
    @media (max-width: 17.5rem) {
      overflow-wrap: anywhere;
      hyphens: auto;
    }
  }
  :is(a, button, summary):active {
    opacity: 0.7;
  }
  [data-joined] {
    @media (min-width: 17.5rem) {
      white-space: nowrap;
    }
  }
  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    font-family: ${fonts.display};
    font-weight: 400;
    line-height: 1.12;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  /* What gives it another ratio cuts it. */
  img {
    display: block;
    width: 100%;
    height: auto;
    object-fit: cover;
  }
  /*
   * On a phone, the pictures below the first screen leave a slow line to its own and to the
   * scripts: the browser asks for no lazy picture that lies far beside the window. start.ts ends
   * this as soon as the visitor scrolls.
   */
  @media (scripting: enabled) and (max-width: 40rem) {
    img[loading='lazy'] {
      animation: aside 6s;
    }
  }
  @keyframes aside {
    from,
    to {
      translate: -9999px;
    }
  }
  /* Only its img takes part in the layout. */
  picture {
    display: contents;
  }
  source {
    display: none;
  }
  address {
    font-style: normal;
  }
  a {
    color: ${colours.bronze};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button,
  fieldset,
  legend {
    padding: 0;
    border: 0;
    background: none;
  }
  select,
  fieldset {
    min-width: 0;
    max-width: 100%;
  }
  button,
  summary,
  select {
    cursor: pointer;
  }
  [type='button']:not([popovertarget]) {
    ${needsScript}
    /* A picture that opens in the lightbox, and its words. */
    &:has(img) > * {
      visibility: visible;
    }
  }
  :focus-visible {
    outline: 2px solid ${colours.bronze};
    outline-offset: 3px;
  }
  h1:focus,
  h2:focus,
  main:focus {
    outline: none;
  }
  /* The next page is on its way: said after a moment, since most are there at once. */
  main[aria-busy]::before {
    content: '';
    position: fixed;
    z-index: 3;
    inset: 0 0 auto;
    height: 3px;
    background: ${colours.bronze};
    transform-origin: 0;
    animation: waiting 9s 0.4s cubic-bezier(0, 0.7, 0.3, 1) both;
    @media (prefers-reduced-motion: reduce) {
      animation-timing-function: step-start;
    }
  }
  @keyframes waiting {
    from {
      transform: scaleX(0);
    }
    to {
      transform: scaleX(0.9);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
    }
  }
  [hidden] {
    display: none !important;
  }
  @media (forced-colors: active) {
    svg {
      color: inherit !important;
    }
  }
  ${printStyles}
`

export function GlobalStyles() {
  return <Global styles={styles} />
}
