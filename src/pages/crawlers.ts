import type { RequestHandler } from 'express'
import { servicePaths } from '../shared/servicePaths'

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}${servicePaths.sitemap}\n`
}

/** The Cache-Control value of texts that seldom change. */
export const lasting = 'public, max-age=3600'

/** Sends a text that seldom changes, where there is one. */
export function textHandler(type: string, textOf: () => string | undefined): RequestHandler {
  return (_request, response, next) => {
    const text = textOf()
    if (text === undefined) return next()
    response.set('Cache-Control', lasting).type(type).send(text)
  }
}
