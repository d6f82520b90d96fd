import { css } from '@emotion/react'

/**
 * Files in `public/fonts`; a name carries its version, so that browsers may keep it for good. How
 * they were made, and which characters they hold: docs/fonts.md.
 */
export const fontFiles = {
  text: '/fonts/figtree-5.3.0-subset.woff2',
  display: '/fonts/bodoni-moda-5.3.0-dashed-400-subset.woff2',
  displayItalic: '/fonts/bodoni-moda-5.3.0-dashed-400-italic-subset.woff2',
} as const

interface StandIn {
  family: string
  style: 'normal' | 'italic'
  /** The same face's names on different systems. */
  names: readonly string[]
  /** In percent, as are the box's. */
  size: number
  ascent: number
  descent: number
}

/** Faces of the visitor's own, stretched to the mean width and the line box of one of ours. */
const standIns: readonly StandIn[] = [
  {
    family: 'Figtree Arial',
    style: 'normal',
    names: ['Arial', 'Liberation Sans', 'Arimo'],
    size: 102,
    ascent: 93.1,
    descent: 24.5,
  },
  {
    family: 'Figtree Roboto',
    style: 'normal',
    names: ['Roboto', 'Roboto-Regular'],
    size: 102.8,
    ascent: 92.4,
    descent: 24.3,
  },
  {
    family: 'Bodoni Times',
    style: 'normal',
    names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    size: 113.9,
    ascent: 99.2,
    descent: 35.1,
  },
  {
    family: 'Bodoni Times',
    style: 'italic',
    names: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
    size: 107,
    ascent: 105.6,
    descent: 37.4,
  },
  {
    family: 'Bodoni Noto',
    style: 'normal',
    names: ['Noto Serif', 'NotoSerif'],
    size: 97.1,
    ascent: 116.4,
    descent: 41.2,
  },
  {
    family: 'Bodoni Noto',
    style: 'italic',
    names: ['Noto Serif Italic', 'NotoSerif-Italic'],
    size: 93.7,
    ascent: 120.6,
    descent: 42.7,
  },
]

const fontFace = ({ family, style, names, size, ascent, descent }: StandIn) => `
  @font-face {
    font-family: '${family}';
    font-style: ${style};
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${size}%;
    ascent-override: ${ascent}%;
    descent-override: ${descent}%;
    line-gap-override: 0%;
  }`

/**
 * The faces, and two stand-ins for each, the second for Android (measured in Chromium on the site's
 * own sentences). A line of text may still break elsewhere, so a stand-in stays where the file is
 * late: nothing moves while somebody reads. Titles change into their own face whenever it comes:
 * they are the house's signature, and their place holds their lines in either face.
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
  ${standIns.map(fontFace).join('')}
`
