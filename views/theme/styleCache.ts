import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache'

const key = 'css'

/** What Safari knows by its own name only, of all that the site's styles say. */
const prefixed = /^(?:text-decoration|hyphens)$/

/** In the place of Emotion's prefixes, which are for browsers that cannot run the scripts either. */
function prefix(element: StylisElement): void {
  const { type, props, value } = element
  if (type !== 'decl' || element.return || !prefixed.test(String(props))) return
  element.return = `-webkit-${value}${value}`
}

/** The cache that server and browser keep the same styles in. */
export function createStyleCache(): EmotionCache {
  return createCache({ key, stylisPlugins: [prefix] })
}
