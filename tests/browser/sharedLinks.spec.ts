import sharp from 'sharp'
import { routeList } from '../../src/shared/routes'
import { expect, test } from './site'

/** The addresses that a pattern finds in a text, each once. */
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, address = '']) => address)),
]

test('everything that pages name to search engines and networks is there', async ({
  site,
  request,
}) => {
  const pages = await Promise.all(
    routeList.map(async ({ path }) => (await request.get(site.url + path)).text()),
  )
  const all = pages.join()
  const shared = found(all, /property="og:image" content="([^"]+)"/g)
  expect(shared.length).toBeGreaterThan(10)
  for (const address of shared) {
    const picture = await request.get(address)
    expect(picture.headers()['content-type'], address).toBe('image/jpeg')
    const { format, width, height } = await sharp(await picture.body()).metadata()
    expect([format, width, height], address).toEqual(['jpeg', 1200, 630])
  }
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text()
  const named = [
    ...found(sitemap, /<image:loc>([^<]+)</g),
    ...found(all, /"(?:image|logo)":"([^"]+)"/g),
    ...['/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest'].map((at) => site.url + at),
  ]
  for (const address of named) {
    const answer = await request.head(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['content-type'], address).toMatch(/^image\/|manifest\+json/)
  }
})
