import type { RequestHandler } from 'express'
import { alternatesOf, type PageId, routeList } from '../shared/routes'

/** The path of the sitemap, as robots.txt names it. */
export const sitemapPath = '/sitemap.xml'

function linksToAlternates(page: PageId, siteUrl: string): string {
  return alternatesOf(page)
    .map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${path}"/>`,
    )
    .join('')
}

/** Every page at both its addresses, each with its alternates. Paths hold nothing to escape. */
export function sitemap(siteUrl: string): string {
  const urls = routeList.map(
    ({ page, path }) =>
      `<url><loc>${siteUrl}${path}</loc>${linksToAlternates(page, siteUrl)}</url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}${sitemapPath}\n`
}

/** Sends a text that stays the same for as long as the process lives. */
export function textHandler(type: string, text: string): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', 'public, max-age=3600').type(type).send(text)
  }
}
