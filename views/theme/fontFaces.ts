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
  /** Begins with the name of the face that it stands in for. */
  family: string
  /** 400 where none is given. */
  weight?: number
  style?: 'italic'
  /** The same face's names on different systems. */
  names: readonly string[]
  /** In percent. */
  size: number
}

/** Faces of the visitor's own, stretched to the mean width of one of ours. */
const standIns: readonly StandIn[] = [
  { family: 'Figtree Arial', names: ['Arial', 'Liberation Sans', 'Arimo'], size: 102 },
  {
    family: 'Figtree Arial',
    weight: 600,
    names: ['Arial Bold', 'Liberation Sans Bold'],
    size: 95.6,
  },
  { family: 'Figtree Roboto', names: ['Roboto', 'Roboto-Regular'], size: 102.8 },
  { family: 'Figtree Roboto', weight: 600, names: ['Roboto Bold'], size: 101.1 },
  {
    family: 'Bodoni Times',
    names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    size: 113.9,
  },
  {
    family: 'Bodoni Times',
    style: 'italic',
    names: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
    size: 107,
  },
  { family: 'Bodoni Noto', names: ['Noto Serif', 'NotoSerif'], size: 97.1 },
  {
    family: 'Bodoni Noto',
    style: 'italic',
    names: ['Noto Serif Italic', 'NotoSerif-Italic'],
    size: 93.7,
  },
]

/** The line box of each of our faces, above and below the line, in percent of its size. */
const boxes = { Figtree: [95, 25], Bodoni: [113, 40] } as const

function fontFace({ family, weight = 400, style, names, size }: StandIn): string {
  const [ascent, descent] = boxes[family.startsWith('Figtree') ? 'Figtree' : 'Bodoni']
  const stretched = (percent: number) => `${((percent / size) * 100).toFixed(1)}%`
  return `
  @font-face {
    font-family: '${family}';
    font-style: ${style ?? 'normal'};
    font-weight: ${weight};
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${size}%;
    ascent-override: ${stretched(ascent)};
    descent-override: ${stretched(descent)};
    line-gap-override: 0%;
  }`
}

/**
 * The faces, and two stand-ins for each, the second for Android (measured in Chromium on the site's
 * own sentences). Figtree's have a bold face too: a browser that thickens the plain one smears it.
 * A line of text may still break elsewhere, so a stand-in stays where the file is late: nothing
 * moves while somebody reads. Titles change into their own face whenever it comes: they are the
 * house's signature, and their place holds their lines in either face.
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
