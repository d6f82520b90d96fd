import { setImmediate as otherWork } from 'node:timers/promises'
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
  { pictures }: PageContent,
  changed: string | undefined,
  siteUrl: string,
): string {
  return [
    `<url><loc>${siteUrl}${path}</loc>`,
    ...(changed === undefined ? [] : [`<lastmod>${changed}</lastmod>`]),
    ...linksToAlternates(page, siteUrl),
    ...pictures.map((src) => `<image:image><image:loc>${siteUrl}${src}</image:loc></image:image>`),
    '</url>',
  ].join('')
}

/** Every page at both its addresses, with its alternates, its pictures and the day it changed. */
export class Sitemap {
  #kept: { revision: string | undefined; text: Promise<string> } | undefined

  constructor(
    readonly pages: Pages,
    readonly dates: PageDates,
  ) {}

  /** Made anew when the catalogue has changed. */
  async text(): Promise<string> {
    const reading = await this.pages.sources.read()
    if (this.#kept && this.#kept.revision === reading?.revision) return this.#kept.text
    const kept = { revision: reading?.revision, text: this.#make(reading !== undefined) }
    this.#kept = kept
    kept.text.catch(() => {
      if (this.#kept === kept) this.#kept = undefined
    })
    return kept.text
  }

  /** @param isWhole whether pages have their products: those without are no change to note */
  async #make(isWhole: boolean): Promise<string> {
    const contents = new Map<Route, PageContent>()
    for (const route of routeList) {
      const { coded } = await this.pages.get(route.path, route.language)
      contents.set(route, pageContent(coded.identity.body.toString()))
      await otherWork()
    }
    const prints = [...contents].map(([{ path }, { fingerprint }]) => [path, fingerprint] as const)
    const changed = isWhole ? await this.dates.note(new Map(prints)) : new Map<string, string>()
    const { siteUrl } = this.pages.sources
    const urls = [...contents].map(([route, content]) =>
      entry(route, content, changed.get(route.path), siteUrl),
    )
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<urlset ${namespaces}>`,
      ...urls,
      '</urlset>',
      '',
    ].join('\n')
  }
}
