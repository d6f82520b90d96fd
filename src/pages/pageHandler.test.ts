import { describe, expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import request from 'supertest'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { isEnglishPath } from '../shared/languages'
import { routeList } from '../shared/routes'

const site = siteOfSuite({ SITE_URL: 'https://shop.example' })

const get = (path: string, headers: Record<string, string> = {}) =>
  request(site.url).get(path).set(headers).redirects(0)

const languageIn = (html: string) => parse(html).querySelector('html')?.getAttribute('lang')

describe('an unknown address', () => {
  const ownTitle = { 'it-IT': 'Questa pagina non c’è', 'en-US': 'This page does not exist' }
  const help = { 'it-IT': '/prodotti', 'en-US': '/en/products' }
  test.each([
    ['/nothing', {}, 'it-IT'],
    ['/energia', {}, 'it-IT'],
    ['/en-gb', {}, 'it-IT'],
    ['/energia', { Cookie: 'language=en' }, 'en-US'],
    ['/prodotti/nothing', {}, 'it-IT'],
    ['/items/index.html', {}, 'it-IT'],
    ['/it/en/about', {}, 'it-IT'],
    ['/%', {}, 'it-IT'],
    ['/%00/%2e%2e/%E0%A4%A', {}, 'it-IT'],
    ['/<script>', {}, 'it-IT'],
    ['/404', {}, 'it-IT'],
    ['/en/prodotti', {}, 'en-US'],
    ['/en/nothing/', {}, 'en-US'],
    ['/nothing', { Cookie: 'language=en' }, 'en-US'],
    ['/en/nothing', { Cookie: 'language=it' }, 'en-US'],
  ] as const)('%s with %j shows the not-found page in %s', async (path, headers, lang) => {
    const response = await get(path, headers)
    expect(response.status).toBe(404)
    expect(response.type).toBe('text/html')
    expect(languageIn(response.text)).toBe(lang)
    const document = parse(response.text)
    const main = document.querySelector('main')
    expect(main?.querySelector('h1')?.text).toBe(ownTitle[lang])
    expect(main?.text).toContain('404 Page Not Found')
    expect(main?.text).toContain('Did you forget to add the page to the router?')
    expect(main?.querySelector(`a[href="${help[lang]}"]`)).not.toBeNull()
    expect(document.querySelectorAll('head meta[name="robots"][content="noindex"]')).toHaveLength(1)
    expect(document.querySelectorAll('link[rel="canonical"], link[rel="alternate"]')).toEqual([])
    expect(document.querySelectorAll('title')).toHaveLength(1)
    expect(response.text).not.toContain('<script>')
  })

  test('is not found again, even by who has the page', async () => {
    const etag = (await get('/nothing')).get('ETag') ?? ''
    expect((await get('/nothing', { 'If-None-Match': etag })).status).toBe(404)
  })
})

test.each([
  ['/prodotti/', '/prodotti'],
  ['/Prodotti?b=2&a=%20x', '/prodotti?b=2&a=%20x'],
  ['/EN/ABOUT///?linea=Keratin-Tips', '/en/about?linea=Keratin-Tips'],
  ['/contatti/?linea=keratin-tips', '/contatti?linea=keratin-tips'],
  ['/en/', '/en'],
  ['/faq/?', '/faq'],
  ['//', '/'],
  ['//?a=1', '/?a=1'],
  ['///', '/'],
  ['//prodotti', '/prodotti'],
  ['/prodotti//keratin-tips', '/prodotti/keratin-tips'],
  ['/index.html', '/'],
  ['/en/index.htm?a=1', '/en?a=1'],
  ['/contatti.html', '/contatti'],
  ['/prodotti/index.html', '/prodotti'],
  ['/it', '/'],
  ['/it/', '/'],
  ['/IT/prodotti/tape-in-kit?linea=x', '/prodotti/tape-in-kit?linea=x'],
  ['/prodott%69', '/prodotti'],
  ['/%65n/about', '/en/about'],
])('%s is sent on to %s for good', async (path, location) => {
  for (const method of ['get', 'head'] as const) {
    const response = await request(site.url)[method](path).redirects(0)
    expect([response.status, response.get('Location')]).toEqual([301, location])
  }
})

test.each([
  '//evil.example',
  '//evil.example/',
  '/\\evil.example/',
  '/prodotti//evil.example',
  '//evil.example/prodotti',
  '//evil.example/it/prodotti',
  '/it//evil.example',
  '/it/https:/evil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%2Fprodotti',
  '/prodotti%2Ftape-in-kit',
  '/%2570rodotti',
  '/it/en',
  '/it/it/prodotti',
  '/italia',
  '/index',
  '/index.html/index.html',
])('%s is sent nowhere', async (path) => {
  expect((await get(path)).status).toBe(404)
})

describe('the stored language', () => {
  const linkOf = (html: string) =>
    parse(html).querySelector('link[rel="canonical"]')?.getAttribute('href')

  test.each(['language=en', 'a=b; language=en', 'language=en;a=b', 'xlanguage=it; language=en'])(
    'in the cookie %j renders English at an Italian address',
    async (cookie) => {
      const response = await get('/prodotti', { Cookie: cookie })
      expect(languageIn(response.text)).toBe('en-US')
      expect(linkOf(response.text)).toBe('https://shop.example/en/products')
      expect(response.text).toContain('"language":"en"')
      const own = parse(response.text)
        .querySelectorAll('a[href^="/"]:not([hreflang])')
        .map((link) => link.getAttribute('href') ?? '')
      expect(own.length).toBeGreaterThan(50)
      expect(own.filter((href) => !isEnglishPath(href.replace(/[?#].*/, '')))).toEqual([])
      expect(response.get('Vary')).toMatch(/\bCookie\b/)
    },
  )

  test.each(['language=fr', 'language=', 'language=EN', 'language="en"', 'xlanguage=en', '%%%'])(
    'is not taken from the cookie %j',
    async (cookie) => {
      const response = await get('/prodotti', { Cookie: cookie })
      expect(languageIn(response.text)).toBe('it-IT')
      expect(linkOf(response.text)).toBe('https://shop.example/prodotti')
    },
  )

  test.each(routeList)('makes $path vary only where it counts', async ({ path, language }) => {
    const cookie = { Cookie: 'language=it' }
    const response = await get(path, cookie)
    expect(languageIn(response.text)).toBe(language === 'en' ? 'en-US' : 'it-IT')
    expect(/\bCookie\b/i.test(response.get('Vary') ?? '')).toBe(language === 'it')
    expect(response.get('Vary')).toMatch(/Accept-Encoding/)
    expect(response.headers).not.toHaveProperty('set-cookie')
  })

  test('is not guessed from Accept-Language', async () => {
    expect(languageIn((await get('/', { 'Accept-Language': 'en' })).text)).toBe('it-IT')
    expect(languageIn((await get('/en', { 'Accept-Language': 'it' })).text)).toBe('en-US')
  })
})
