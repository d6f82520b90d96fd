import { usePageState } from '../pageState'

/** Finds the link in a document. */
export const lowerStylesLink = 'main > link'

/**
 * The link to the styles that lines' pages share below the first screen: a browser paints the
 * opening above it while the file is on its way, after the page's first picture.
 */
export function LowerStyles() {
  const { lowerStyles } = usePageState()
  return lowerStyles && <link rel="stylesheet" href={lowerStyles} fetchPriority="low" />
}

/** The markup before the link, and after it: nothing where there is none. */
export function atLowerStyles(markup: string): [above: string, below: string] {
  const [above = '', below = ''] = markup.split('<link rel="stylesheet"')
  return [above, below]
}
