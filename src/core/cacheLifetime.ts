/** Seconds for which a cache may go on serving what it has while the site is away: a day. */
const awayS = 24 * 60 * 60

/**
 * The Cache-Control value of what is the same for everybody. Of the time that the catalogue may be old,
 * the site itself takes up to half; a quarter a shared cache may serve an answer without asking, and a
 * quarter more while it asks. Browsers ask each time.
 */
export function sharedLifetime(catalogueRefreshMs: number): string {
  const quarterS = Math.floor(catalogueRefreshMs / 4000)
  return [
    'public',
    'max-age=0',
    `s-maxage=${quarterS}`,
    `stale-while-revalidate=${quarterS}`,
    `stale-if-error=${awayS}`,
  ].join(', ')
}
