import type { RequestHandler } from 'express'

/** The path of the sitemap, as robots.txt names it. */
export const sitemapPath = '/sitemap.xml'

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}${sitemapPath}\n`
}

/** What stays the same for as long as the process lives, or nearly. */
export const lasting = 'public, max-age=3600'

/** Sends a text that seldom changes. */
export function textHandler(type: string, text: () => string): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', lasting).type(type).send(text())
  }
}
