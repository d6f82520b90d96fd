import type { ReadyAnswer } from '../core/readyAnswer'
import { alternatesOf, type Route, routeList } from '../shared/routes'
import { keyOf } from './shownPages'

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** The addresses of the pictures in a page. React escapes them: no attribute holds a bare `>`. */
function picturesIn(html: string): ReadonlySet<string> {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
  return new Set([...main.matchAll(/<img\b[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) => src))
}

/** Paths hold nothing to escape. */
function entry({ page, path }: Route, html: string, siteUrl: string): string {
  return [
    `<url><loc>${siteUrl}${path}</loc>`,
    ...alternatesOf(page).map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${path}"/>`,
    ),
    ...[...picturesIn(html)].map(
      (src) => `<image:image><image:loc>${siteUrl}${src}</image:loc></image:image>`,
    ),
    '</url>',
  ].join('')
}

/**
 * The sitemap: every page at both its addresses, with its alternates and its pictures.
 * @param pages those that are rendered, in which the pictures are found
 */
export function sitemap(siteUrl: string, pages?: ReadonlyMap<string, ReadyAnswer>): string {
  const htmlOf = ({ path, language }: Route) =>
    String(pages?.get(keyOf({ language, location: path }))?.coded.identity.body ?? '')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset ${namespaces}>`,
    ...routeList.map((route) => entry(route, htmlOf(route), siteUrl)),
    '</urlset>\n',
  ].join('\n')
}
