/** The design's values, in this one place. */
export const colours = {
  paper: '#faf7f2',
  /** Words and signs on bronze and on green. */
  white: '#fff',
  sand: '#ebe0d5',
  espresso: '#2b211b',
  ink: '#1d1a17',
  inkSoft: '#4a433d',
  bronze: '#724a24',
  gold: '#d0a878',
  border: '#8c8075',
  hairline: '#d9cfc4',
  /** A rule on espresso. */
  hairlineDark: '#52453b',
  error: '#9b231b',
  success: '#2f6b3c',
  field: '#fffdfa',
} as const

/** Beside the content of a phone's page. It does not grow with a reader's large type. */
export const pageEdge = 'min(1.5rem, 6.7vw)'

const steps = [0, 4, 8, 12, 16, 24, 32, 48, 72, 112] as const

/** @param index of the step: 0, 4, 8, 12, 16, 24, 32, 48, 72, 112 px */
export function space(index: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9): string {
  return `${steps[index] / 16}rem`
}

/**
 * Above and below a section, by what it is to the section before: a further part of the same
 * matter, or another matter (48 and 96 px on a wide screen).
 */
export const sectionSpaces = {
  near: 'clamp(1.75rem, 3.75vw, 3rem)',
  part: 'clamp(2.125rem, 7.5vw, 6rem)',
} as const

/** Between the twelve columns of the page. */
export const gutter = '1.5rem'

export const fonts = {
  display: "'Bodoni Moda', 'Bodoni Times', 'Bodoni Noto', Didot, serif",
  text: "Figtree, 'Figtree Arial', 'Figtree Roboto', 'Helvetica Neue', sans-serif",
} as const

/** Sizes of type. */
export const sizes = {
  /** The one very large figure of a page. */
  figure: 'clamp(3rem, 1rem + 11vw, 10rem)',
  /** Two lines of it hold every page's title, at 360 and at 1280 pixels. */
  title: 'clamp(1.875rem, 1.39rem + 3.26vw, 4.25rem)',
  heading: 'clamp(1.375rem, 0.88rem + 2.2vw, 2.75rem)',
  lead: 'clamp(1.125rem, 1rem + 0.55vw, 1.5rem)',
  body: '1.0625rem',
  small: '0.9375rem',
  label: '0.8125rem',
  /** Of captions, 14 px on a wide screen. */
  caption: 'clamp(0.8125rem, 1.1vw, 0.875rem)',
} as const

/** The windows with room for the menu in the header's row, as `matchMedia` takes them. */
export const fromLaptop = '(min-width: 64rem)'

/** Media queries, phone first. */
export const above = {
  tablet: '@media (min-width: 40rem)',
  laptop: `@media ${fromLaptop}`,
  desktop: '@media (min-width: 80rem)',
} as const

/** Media queries of narrower windows: a phone's, and those where a button opens the menu. */
export const below = {
  tablet: '@media (max-width: 39.99rem)',
  laptop: '@media (max-width: 63.99rem)',
} as const

/** Windows between the phone's and the laptop's. */
export const onTablet = '@media (min-width: 40rem) and (max-width: 63.99rem)'

/** Of running text. A letter is narrower than a nought: a line has at most 80. */
export const measure = '48ch'

/** The smallest side of anything that is tapped. */
export const target = '2.75rem'

/** Windows as low as at 400 % of zoom, and phones in large type: there the header scrolls away. */
export const withoutBar = '(max-height: 20rem), (max-width: 17.5rem)'

/** Height of the header, which the focus must not hide behind. */
export const headerHeight = '4.5rem'

/** Room between the focused element and the bars above and below it. */
export const focusRoom = '1.5rem'

/** Where a sticky element stops: a little below the header. */
export const stickyTop = `calc(${headerHeight} + ${space(6)})`
