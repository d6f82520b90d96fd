import type { RequestHandler } from 'express'
import type { Headers } from '../core/readyAnswer'
import { languages } from '../shared/languages'
import { servicePaths } from '../shared/servicePaths'
import type { ShopReading } from '../shared/shop'
import { dayMs } from '../shared/spans'

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}${servicePaths.sitemap}\n`
}

/** Milliseconds until it expires; the RFC recommends less than a year. */
const validMs = 180 * dayMs

/** The contact for security reports (RFC 9116); without an e-mail there is no such text. */
export function securityText(
  siteUrl: string,
  now: Date,
  { details, missing }: Pick<ShopReading, 'details' | 'missing'>,
): string | undefined {
  if (missing.includes('email')) return undefined
  return [
    `Contact: mailto:${details.email}`,
    `Expires: ${new Date(now.getTime() + validMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${servicePaths.security}`,
    '',
  ].join('\n')
}

/** The headers of a text that seldom changes. */
export const textHeaders = (type: string): Headers => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'public, max-age=3600',
})

/** Sends a text that seldom changes, where there is one. */
export function textHandler(type: string, textOf: () => string | undefined): RequestHandler {
  return (_request, response, next) => {
    const text = textOf()
    if (text === undefined) return next()
    response.set(textHeaders(type)).send(text)
  }
}
