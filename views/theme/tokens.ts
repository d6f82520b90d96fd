/** The design's values, in this one place. */
export const colours = {
  paper: '#faf7f2',
  sand: '#ebe0d5',
  espresso: '#2b211b',
  ink: '#1d1a17',
  inkSoft: '#5c534b',
  bronze: '#8a5a2b',
  gold: '#c69967',
  border: '#8c8075',
  hairline: '#d9cfc4',
  error: '#a3261d',
  success: '#2f6b3c',
} as const

/** Steps of space, in pixels: `space(3)` is 12px. */
const steps = [0, 4, 8, 12, 16, 24, 32, 48, 72, 112] as const

/** @param index of the step: 0, 4, 8, 12, 16, 24, 32, 48, 72, 112 px */
export function space(index: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9): string {
  return `${steps[index] / 16}rem`
}

export const fonts = {
  display: "'Bodoni Moda', 'Bodoni Fallback', Didot, Georgia, serif",
  text: "Figtree, 'Figtree Fallback', 'Helvetica Neue', Arial, sans-serif",
} as const

/** Media queries, phone first. */
export const above = {
  tablet: '@media (min-width: 40rem)',
  laptop: '@media (min-width: 64rem)',
  desktop: '@media (min-width: 80rem)',
} as const

export const measure = '62ch'

/** The smallest side of anything that is tapped. */
export const target = '2.75rem'
