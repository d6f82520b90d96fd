/** Seconds for which a cache may serve its copy while the site is away: a day. */
const awayS = 24 * 60 * 60

/**
 * The Cache-Control value of answers that are the same for everybody. The catalogue may be as old
 * as `catalogueRefreshMs`. The site's own copy is up to half of that old. A shared cache may serve
 * an answer for a quarter of it without asking the site, and for another quarter while it asks.
 * Browsers ask each time.
 */
export function sharedLifetime(catalogueRefreshMs: number): string {
  const quarterS = Math.floor(catalogueRefreshMs / 4000)
  return `public, max-age=0, s-maxage=${quarterS}, stale-while-revalidate=${quarterS}, stale-if-error=${awayS}`
}
