import { usePageState } from '../pageState'

/**
 * The styles of what is below a line's opening, in a file that all lines share: a browser paints what is above while
 * the file is on its way, after the page's first picture. The browser's side keeps them when the page goes (`browser.tsx`).
 */
export function LowerStyles() {
  const { lowerStyles } = usePageState()
  return lowerStyles && <link rel="stylesheet" href={lowerStyles} fetchPriority="low" />
}
