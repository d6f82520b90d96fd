import { alternatesOf, type Route, routeList } from '../shared/routes'
import type { Pages } from './Pages'

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** The addresses of the pictures in a page, as React escapes them: no attribute holds a bare `>`. */
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
 * Makes the sitemap: every page at both its addresses, with its alternates and its pictures. A page that
 * has not been rendered yet has no pictures in it, so that no crawler waits. The sitemap is made again
 * when the catalogue has changed.
 */
export function sitemapOf(pages: Pages): () => string {
  const { siteUrl, revision: revisionNow } = pages.sources
  let kept: { revision: string | undefined; text: string } | undefined
  return () => {
    const revision = revisionNow()
    if (kept && kept.revision === revision) return kept.text
    const answers = routeList.map(({ path, language }) => pages.ready(path, language))
    const urls = routeList.map((route, index) =>
      entry(route, answers[index]?.coded.identity.body.toString() ?? '', siteUrl),
    )
    const text = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<urlset ${namespaces}>`,
      ...urls,
      '</urlset>\n',
    ].join('\n')
    if (!answers.includes(undefined)) kept = { revision, text }
    return text
  }
}
