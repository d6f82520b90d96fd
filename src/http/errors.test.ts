import { beforeEach, describe, expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import request from 'supertest'
import { ownPages } from '../../tests/support/site/ownPages'
import { linesOf } from '../../tests/support/site/site'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { createApp } from '../app'
import { events } from '../core/log'
import type { Pages } from '../pages/Pages'
import { apiPaths } from '../shared/apiPaths'
import type { ListedProduct } from '../shared/products'

const site = siteOfSuite()

describe('a page that cannot be rendered', () => {
  /** Answers of the API that the pages of products throw at. */
  const unreadable = [{}, { category: 'tape-in-kit' }].map(
    (part) => ({ name: 'secret', ...part }) as ListedProduct,
  )

  let pages: Pages

  beforeEach(async () => {
    pages = await ownPages(site)
    await pages.sources.snapshots.show({
      apiAnswers: { [apiPaths.products]: unreadable, [apiPaths.featuredProducts]: unreadable },
    })
    site.logged.length = 0
  })

  const get = (path: string, accepted: string) =>
    request(createApp({ ...site.services, pages }))
      .get(path)
      .set('Accept', accepted)

  test.each([
    ['/prodotti', '', 'it-IT', 'La pagina non si può mostrare'],
    ['/galleria', 'language=en', 'en-US', 'The page cannot be shown'],
    ['/en/products', 'language=it', 'en-US', 'The page cannot be shown'],
    ['/en', '', 'en-US', 'The page cannot be shown'],
  ])(
    '%s with the cookie %j shows a page in %s that helps on',
    async (path, cookie, language, heading) => {
      const response = await get(path, 'text/html,*/*;q=0.8').set('Cookie', cookie)
      expect(response.status).toBe(500)
      expect(response.type).toBe('text/html')
      expect(response.get('Cache-Control')).toBe('no-store')
      const document = parse(response.text)
      expect(document.querySelector('html')?.getAttribute('lang')).toBe(language)
      expect(document.querySelector('h1')?.text).toBe(heading)
      expect(document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')).toHaveLength(2)
      expect(response.text).not.toContain('secret')
    },
  )

  test('is not kept: it is whole again as soon as it can be', async () => {
    expect((await get('/prodotti', 'text/html')).status).toBe(500)
    expect((await get('/prodotti', 'text/html')).status).toBe(500)
    await pages.sources.snapshots.show(site.services.content.shown)
    const response = await get('/prodotti', 'text/html')
    expect(response.status).toBe(200)
    expect(parse(response.text).querySelectorAll('main h1')).toHaveLength(1)
  })

  test('is logged with its place in the code and without its message', async () => {
    await get('/en/gallery?name=Anna', 'text/html')
    const lines = linesOf(site, events.failed)
    expect(lines).toMatchObject([{ path: '/en/gallery', error: 'TypeError' }])
    expect(lines[0].stack[0]).toMatch(/^at .*views/)
    expect(site.logged.join('')).not.toMatch(/secret|Anna/)
  })
})

test.each(['/api', '/api/', '/api/products/', '/api/contacts/', '/api/contacts/1', '/api/x'])(
  'there is nothing at %s, in JSON',
  async (path) => {
    for (const method of ['get', 'post'] as const) {
      const response = await request(site.url)[method](path).set('Accept', 'text/html')
      expect([response.status, response.type]).toEqual([404, 'application/json'])
      expect(response.body).toEqual({ message: 'There is nothing at this address.' })
    }
  },
)
