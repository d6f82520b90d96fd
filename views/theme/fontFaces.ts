import { css } from '@emotion/react'

/**
 * Files in `public/fonts`; a name carries its version, so that browsers may keep it for good.
 * Bodoni's own table has no kerning after W: `studio/kern_w.py` has added it.
 */
export const fontFiles = {
  text: '/fonts/figtree-5.3.0.woff2',
  display: '/fonts/bodoni-moda-5.3.0-kerned-400.woff2',
  displayItalic: '/fonts/bodoni-moda-5.3.0-kerned-400-italic.woff2',
} as const

/**
 * The faces, and for each a stand-in from the visitor's own fonts, stretched to the same mean width
 * and line box (measured in Chromium on the site's own sentences). Running text keeps the stand-in
 * where the file is late, since lines must not reflow while somebody reads; headings are short
 * enough to change over.
 */
export const fontFaces = css`
  @font-face {
    font-family: Figtree;
    font-weight: 300 900;
    font-display: optional;
    src: url(${fontFiles.text}) format('woff2');
  }
  @font-face {
    font-family: 'Bodoni Moda';
    font-weight: 400;
    font-display: swap;
    src: url(${fontFiles.display}) format('woff2');
  }
  @font-face {
    font-family: 'Bodoni Moda';
    font-weight: 400;
    font-style: italic;
    font-display: swap;
    src: url(${fontFiles.displayItalic}) format('woff2');
  }
  @font-face {
    font-family: 'Figtree Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Roboto');
    size-adjust: 99.4%;
    ascent-override: 95.6%;
    descent-override: 25.1%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Bodoni Fallback';
    src: local('Times New Roman'), local('Liberation Serif'), local('Noto Serif');
    size-adjust: 114.1%;
    ascent-override: 99%;
    descent-override: 35%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Bodoni Fallback';
    font-style: italic;
    src: local('Times New Roman Italic'), local('Liberation Serif Italic'),
      local('Noto Serif Italic');
    size-adjust: 106.7%;
    ascent-override: 105.9%;
    descent-override: 37.5%;
    line-gap-override: 0%;
  }
`
