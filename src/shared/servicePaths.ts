/** The addresses that proxies and crawlers ask for. */
export const servicePaths = {
  /** Whether the process is up. */
  health: '/healthz',
  /** Whether it takes requests. */
  readiness: '/readyz',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  /** RFC 9116. */
  security: '/.well-known/security.txt',
} as const
