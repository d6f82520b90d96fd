import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache'
import { lowerStylesLink } from './LowerStyles'

const key = 'css'

/** The properties of the site's styles that Safari knows with its prefix only. */
const prefixed = /^(?:text-decoration|hyphens)$/

/** Instead of Emotion's prefixes, which are for browsers that cannot run the scripts either. */
function prefix(element: StylisElement): void {
  const { type, props, value } = element
  if (type !== 'decl' || element.return || !prefixed.test(String(props))) return
  element.return = `-webkit-${value}${value}`
}

export const className = (id: string): string => `${key}-${id}`

/** Every class of Emotion's in a rule, those in its media queries too. */
const classes = new RegExp(`\\.${key}-(\\w+)`, 'g')

/**
 * The cache that server and browser keep the same styles in. The browser reads in the rendered
 * rules which of them are there. Emotion's own way to take over what was rendered moves the block
 * within the head, and every element's style would be computed again.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key, stylisPlugins: [prefix] })
  if (typeof document !== 'undefined') {
    // Sheets that others add to the page, as extensions do, may not let themselves be read.
    const ours = `style, ${lowerStylesLink}`
    for (const { sheet } of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(ours)) {
      for (const { cssText } of sheet?.cssRules ?? []) {
        for (const [, id = ''] of cssText.matchAll(classes)) cache.inserted[id] = true
      }
    }
  }
  return cache
}
