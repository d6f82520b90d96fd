import { expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import request from 'supertest'
import { givenShop } from '../../tests/support/site/givenShop'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { routeList, routes } from '../shared/routes'
import { securityText } from './crawlers'

const siteUrl = 'https://shop.example'

const site = siteOfSuite({ SITE_URL: siteUrl })

test('the sitemap names every page at both addresses, each with its alternates', async () => {
  const response = await request(site.url).get('/sitemap.xml')
  expect(response.status).toBe(200)
  expect(response.type).toBe('application/xml')
  expect(response.get('Cache-Control')).toBe('public, max-age=3600')
  expect(response.text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
  const urls = parse(response.text).querySelectorAll('url')
  expect(urls.map((url) => url.querySelector('loc')?.text)).toEqual(
    routeList.map(({ path }) => siteUrl + path),
  )
  const alternates = urls.map((url) =>
    Object.fromEntries(
      [...url.outerHTML.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [
        code,
        href,
      ]),
    ),
  )
  expect(alternates).toEqual(
    routeList.map(({ page }) => ({
      it: siteUrl + routes[page].it,
      en: siteUrl + routes[page].en,
      'x-default': siteUrl + routes[page].it,
    })),
  )
})

test('robots.txt names the sitemap and closes the API', async () => {
  const response = await request(site.url).get('/robots.txt')
  expect(response.status).toBe(200)
  expect(response.type).toBe('text/plain')
  expect(response.get('Cache-Control')).toBe('public, max-age=3600')
  const lines = response.text.split('\n')
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /api/'])
})

test('The contact for reports of a weakness is valid for half a year', () => {
  const text = securityText('https://shop.example', new Date('2026-11-21T10:00:00Z'), {
    details: givenShop,
    missing: ['landline'],
  })
  expect(text?.split('\n')).toEqual([
    `Contact: mailto:${givenShop.email}`,
    'Expires: 2027-05-20T10:00:00.000Z',
    'Preferred-Languages: it, en',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ])
})
