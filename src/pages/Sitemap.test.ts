import { expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import { newSqlitePlace } from '../../tests/support/databases'
import { startSite } from '../../tests/support/site'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { readRows } from '../catalogue/readRows'
import { routeList } from '../shared/routes'
import { PageDates } from './PageDates'
import { Pages } from './Pages'
import { pageContent } from './pageContent'
import { Sitemap } from './Sitemap'

const siteUrl = 'https://shop.example'

const site = siteOfSuite({ SITE_URL: siteUrl })

/** A sitemap's entries by their paths. */
function entriesIn(text: string) {
  const urls = parse(text).querySelectorAll('url')
  return new Map(
    urls.map((url) => [
      (url.querySelector('loc')?.text ?? '').slice(siteUrl.length),
      {
        changed: url.querySelector('lastmod')?.text,
        pictures: [...url.outerHTML.matchAll(/<image:loc>([^<]*)</g)].map(([, at]) => at),
      },
    ]),
  )
}

/** Dates that are kept nowhere: every page has changed today. */
class ForgottenDates extends PageDates {
  constructor() {
    super('/dev/null/nowhere')
  }
}

test('the sitemap names the pictures of each page', async () => {
  await site.services.pages.warm()
  const entries = entriesIn(await (await fetch(`${site.url}/sitemap.xml`)).text())
  for (const { path } of routeList) {
    const document = parse(await (await fetch(site.url + path)).text())
    const shown = document.querySelectorAll('main img').map((one) => one.getAttribute('src'))
    expect([path, entries.get(path)?.pictures]).toEqual([
      path,
      [...new Set(shown)].map((src) => siteUrl + src),
    ])
  }
  expect(entries.get('/')?.pictures).toContain(`${siteUrl}/images/hero.jpg`)
})

test('a page has the day on which it changed, and only a page that changed has a new one', async () => {
  const place = await newSqlitePlace()
  const own = await startSite(place, { SITE_URL: siteUrl })
  const { pages, products, catalogue, config } = own.services
  const cold = await new Sitemap(pages, new PageDates(config.dataDir)).text()
  expect(cold).not.toMatch(/<lastmod>|<image:/)
  await pages.warm()
  const read = async () => entriesIn(await new Sitemap(pages, new PageDates(config.dataDir)).text())
  const today = new Date().toISOString().slice(0, 10)
  for (const { changed } of (await read()).values()) expect(changed && changed >= today).toBe(true)

  // As if all of it had been noted a while ago.
  const dates = new PageDates(config.dataDir)
  const contents = await Promise.all(
    routeList.map(async ({ path }) => {
      const html = await (await fetch(own.url + path)).text()
      return [path, pageContent(html).fingerprint] as const
    }),
  )
  await dates.note(new Map([['/', 'other']]))
  await dates.note(new Map(contents), new Date('2026-01-02T03:04:05Z'))
  for (const { changed } of (await read()).values()) expect(changed).toBe('2026-01-02')

  const [first, ...others] = readRows(await products.rows()).products
  if (!first) throw new Error('There are no products')
  await products.write([{ ...first, description: 'Un altro testo' }, ...others])
  await catalogue.refresh()
  const changed = [...(await read())].filter(([, entry]) => entry.changed !== '2026-01-02')
  expect(changed.map(([path]) => path)).toEqual(['/prodotti/tape-in-kit'])
  await own.stop()
  await place.remove()
})

test('without a place for its dates, or without a catalogue, it has none', async () => {
  const { pages } = site.services
  await pages.warm()
  const forgetful = entriesIn(await new Sitemap(pages, new ForgottenDates()).text())
  expect([...forgetful.values()].map(({ changed }) => changed)).toEqual(
    routeList.map(() => undefined),
  )
  const withoutCatalogue = new Pages({
    ...pages.sources,
    read: async () => undefined,
    revision: () => undefined,
  })
  await withoutCatalogue.warm()
  const dates = new PageDates(site.config.dataDir)
  const without = entriesIn(await new Sitemap(withoutCatalogue, dates).text())
  expect([...without.values()].map(({ changed }) => changed)).toEqual(
    routeList.map(() => undefined),
  )
})

test('a change of looks is none of the content, one of words, links or pictures is', () => {
  const page = (main: string) => `<head><title>T</title></head><main id="content">${main}</main>`
  const print = (main: string) => pageContent(page(main)).fingerprint
  const plain = '<p class="a">Parole <a href="/faq">FAQ</a><img src="/images/a.jpg" alt="A"/></p>'
  expect(print(plain.replace('class="a"', 'class="b" id="c" data-x="1"'))).toBe(print(plain))
  for (const [was, is] of [
    ['Parole', 'Altre'],
    ['/faq', '/privacy'],
    ['/images/a', '/images/b'],
    ['alt="A"', 'alt="B"'],
  ] as const) {
    expect([is, print(plain.replace(was, is)) === print(plain)]).toEqual([is, false])
  }
})
