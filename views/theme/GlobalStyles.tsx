import { css, Global } from '@emotion/react'
import { colours, fonts, space } from './tokens'

const styles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    color-scheme: only light;
    font-size: 106.25%;
    scroll-padding-top: 6rem;
    -webkit-text-size-adjust: 100%;
  }
  body {
    margin: 0;
    background: ${colours.paper};
    color: ${colours.ink};
    font-family: ${fonts.text};
    line-height: 1.6;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3 {
    margin: 0;
    font-family: ${fonts.display};
    font-weight: 400;
    line-height: 1.15;
    text-wrap: balance;
  }
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
  }
  a {
    color: ${colours.bronze};
    text-underline-offset: 0.2em;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid ${colours.bronze};
    outline-offset: 3px;
  }
  h1:focus {
    outline: none;
  }
  [hidden] {
    display: none !important;
  }
  ::selection {
    background: ${colours.sand};
  }
  main {
    padding-bottom: ${space(8)};
  }
`

export function GlobalStyles() {
  return <Global styles={styles} />
}
