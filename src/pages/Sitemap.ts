import type { ReadyAnswer } from '../readyAnswer'
import { alternatesOf, type PageId, type Route, routeList } from '../shared/routes'
import type { PageDates } from './PageDates'
import type { Pages } from './Pages'
import { type PageContent, pageContent } from './pageContent'

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

function linksToAlternates(page: PageId, siteUrl: string): string[] {
  return alternatesOf(page).map(
    ({ hreflang, path }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${path}"/>`,
  )
}

/** Paths hold nothing to escape, and the pictures' addresses come escaped from markup. */
function entry(
  { page, path }: Route,
  content: PageContent | undefined,
  changed: string | undefined,
  siteUrl: string,
): string {
  return [
    `<url><loc>${siteUrl}${path}</loc>`,
    ...(changed === undefined ? [] : [`<lastmod>${changed}</lastmod>`]),
    ...linksToAlternates(page, siteUrl),
    ...(content?.pictures ?? []).map(
      (src) => `<image:image><image:loc>${siteUrl}${src}</image:loc></image:image>`,
    ),
    '</url>',
  ].join('')
}

function sitemapOf(
  contents: ReadonlyMap<Route, PageContent>,
  changed: ReadonlyMap<string, string>,
  siteUrl: string,
): string {
  const urls = routeList.map((route) =>
    entry(route, contents.get(route), changed.get(route.path), siteUrl),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset ${namespaces}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/**
 * Every page at both its addresses, with its alternates, its pictures and the day it changed. Nobody
 * waits for pages to be rendered: pictures and days are named once all pages are there.
 */
export class Sitemap {
  #kept: { revision: string; text: Promise<string> } | undefined

  constructor(
    readonly pages: Pages,
    readonly dates: PageDates,
  ) {}

  /** Made anew when the catalogue has changed. */
  async text(): Promise<string> {
    const { siteUrl, revision: revisionNow } = this.pages.sources
    const revision = revisionNow()
    const answers = routeList.map(({ path, language }) => this.pages.ready(path, language))
    // Pages without their products are no change to note.
    if (revision === undefined || answers.includes(undefined)) {
      return sitemapOf(new Map(), new Map(), siteUrl)
    }
    if (this.#kept?.revision !== revision) this.#kept = { revision, text: this.#make(answers) }
    return this.#kept.text
  }

  async #make(answers: readonly (ReadyAnswer | undefined)[]): Promise<string> {
    const contents = new Map<Route, PageContent>()
    for (const [index, route] of routeList.entries()) {
      const html = answers[index]?.coded.identity.body.toString() ?? ''
      contents.set(route, pageContent(html))
    }
    const prints = [...contents].map(([{ path }, { fingerprint }]) => [path, fingerprint] as const)
    return sitemapOf(contents, await this.dates.note(new Map(prints)), this.pages.sources.siteUrl)
  }
}
