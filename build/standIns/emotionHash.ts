const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** What each name stands for: developers and tests hear of two styles with one name. */
const styles = new Map<string, string>()

/**
 * Stands for `@emotion/hash`, whose six or seven digits no page's compression can shorten: a page
 * has some 140 names. Four are enough for the site's styles, of which there are some hundreds.
 */
export default function emotionHash(style: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < style.length; at += 1) {
    hash = Math.imul(hash ^ style.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x5bd1e995)
  let rest = (hash ^ (hash >>> 13)) >>> 0
  let name = ''
  while (name.length < 4) {
    name += digits[rest % digits.length]
    rest = Math.floor(rest / digits.length)
  }
  if (process.env.NODE_ENV !== 'production') {
    const known = styles.get(name) ?? style
    if (known !== style) throw new Error(`Two styles are named ${name}: ${known} and ${style}`)
    styles.set(name, style)
  }
  return name
}
