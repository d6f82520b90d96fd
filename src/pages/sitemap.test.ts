import { expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import { keepOnly } from '../../tests/support/site/keepOnly'
import { documentAt } from '../../tests/support/site/pageParts'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { readRows } from '../catalogue/readRows'
import { languageOf } from '../shared/languages'
import { servicePaths } from '../shared/servicePaths'
import { keyOf } from './shownPages'

const siteUrl = 'https://shop.example'

const site = siteOfSuite({ SITE_URL: siteUrl })

/** The pictures in a sitemap, by the paths of their pages. */
function picturesIn(text: string) {
  const urls = parse(text).querySelectorAll('url')
  return new Map(
    urls.map((url) => [
      (url.querySelector('loc')?.text ?? '').slice(siteUrl.length),
      [...url.outerHTML.matchAll(/<image:loc>([^<]*)</g)].map(([, at]) => at),
    ]),
  )
}

const asked = async () => picturesIn(await (await fetch(`${site.url}/sitemap.xml`)).text())

const rendered = ['/', '/galleria', '/en/products', '/privacy']

const kept = [
  ...rendered.map((path) => keyOf({ language: languageOf(path, undefined), location: path })),
  servicePaths.sitemap,
]

test('the sitemap names the pictures of each page once it is rendered, and follows the catalogue', async () => {
  expect([...(await asked()).values()].flat()).toEqual([])
  await keepOnly(site, kept)
  const pictures = await asked()
  const named = [...pictures].filter(([, addresses]) => addresses.length > 0)
  expect(named.map(([path]) => path)).toEqual(['/', '/en/products', '/galleria'])
  for (const path of rendered) {
    const document = await documentAt(site, path)
    const shown = document.querySelectorAll('main img').map((one) => one.getAttribute('src'))
    expect([path, pictures.get(path)]).toEqual([
      path,
      [...new Set(shown)].map((src) => siteUrl + src),
    ])
  }
  expect(pictures.get('/')).toContain(`${siteUrl}/images/hero.jpg`)

  const { products, content } = site.services
  const [first, ...others] = readRows(await products.rows()).products
  if (!first) throw new Error('There are no products')
  const imageUrl = '/images/new-tape.jpg'
  expect(pictures.get('/galleria')).not.toContain(siteUrl + imageUrl)
  await products.write([{ ...first, imageUrl }, ...others])
  await content.refresh()
  expect((await asked()).get('/galleria')).toContain(siteUrl + imageUrl)
})
