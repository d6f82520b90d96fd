import type { RequestHandler } from 'express'
import { servicePaths } from '../shared/servicePaths'

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}${servicePaths.sitemap}\n`
}

/** What stays the same for as long as the process lives, or nearly. */
export const lasting = 'public, max-age=3600'

/** Sends a text that seldom changes. */
export function textHandler(type: string, text: () => string): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', lasting).type(type).send(text())
  }
}
