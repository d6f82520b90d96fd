import { css } from '@emotion/react'

/**
 * Files in `public/fonts`; a name carries its version, so that browsers may keep it for good. How they
 * were made, and which characters they hold: docs/fonts.md.
 */
export const fontFiles = {
  text: '/fonts/figtree-5.3.0-subset.woff2',
  display: '/fonts/bodoni-moda-5.3.0-kerned-400-subset.woff2',
  displayItalic: '/fonts/bodoni-moda-5.3.0-kerned-400-italic-subset.woff2',
} as const

/** Fonts of Windows, Apple and Linux whose letters are as wide as Arial's or Times New Roman's. */
const local = {
  text: "local('Arial'), local('Liberation Sans'), local('Arimo')",
  display: "local('Times New Roman'), local('Liberation Serif'), local('Tinos')",
  displayItalic:
    "local('Times New Roman Italic'), local('Liberation Serif Italic'), local('Tinos Italic')",
} as const

/**
 * The faces, and for each two stand-ins from the visitor's own fonts, the second of Android's,
 * stretched to the same mean width and line box (measured in Chromium on the site's own sentences).
 * A line still breaks elsewhere now and then, so where a file is late the stand-in is kept: nothing
 * moves while somebody reads. Every page preloads all three, so that they seldom are.
 */
export const fontFaces = css`
  @font-face {
    font-family: Figtree;
    font-weight: 400 600;
    font-display: optional;
    src: url(${fontFiles.text}) format('woff2');
  }
  @font-face {
    font-family: 'Bodoni Moda';
    font-weight: 400;
    font-display: optional;
    src: url(${fontFiles.display}) format('woff2');
  }
  @font-face {
    font-family: 'Bodoni Moda';
    font-weight: 400;
    font-style: italic;
    font-display: optional;
    src: url(${fontFiles.displayItalic}) format('woff2');
  }
  @font-face {
    font-family: 'Figtree Arial';
    src: ${local.text};
    size-adjust: 102%;
    ascent-override: 93.1%;
    descent-override: 24.5%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Figtree Roboto';
    src: local('Roboto'), local('Roboto-Regular');
    size-adjust: 102.8%;
    ascent-override: 92.4%;
    descent-override: 24.3%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Bodoni Times';
    src: ${local.display};
    size-adjust: 113.9%;
    ascent-override: 99.2%;
    descent-override: 35.1%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Bodoni Times';
    font-style: italic;
    src: ${local.displayItalic};
    size-adjust: 107%;
    ascent-override: 105.6%;
    descent-override: 37.4%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Bodoni Noto';
    src: local('Noto Serif'), local('NotoSerif');
    size-adjust: 97.1%;
    ascent-override: 116.4%;
    descent-override: 41.2%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Bodoni Noto';
    font-style: italic;
    src: local('Noto Serif Italic'), local('NotoSerif-Italic');
    size-adjust: 93.7%;
    ascent-override: 120.6%;
    descent-override: 42.7%;
    line-gap-override: 0%;
  }
`
