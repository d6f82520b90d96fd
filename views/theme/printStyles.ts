import { css } from '@emotion/react'

/** Black on white, all that is read, nothing that is pressed. What pseudo-elements draw stays. */
export const printStyles = css`
  @media print {
    * {
      background: none !important;
      color: #000 !important;
      print-color-adjust: exact;
    }
    nav,
    button:not(:has(img)) {
      display: none !important;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
    li,
    tr,
    figure {
      break-inside: avoid;
    }
    details::details-content {
      content-visibility: visible;
      display: block;
    }
  }
`
