import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { type HTMLElement, parse } from 'node-html-parser'
import request, { type Response } from 'supertest'
import { hasJava, markupErrors } from '../../tests/support/browser/htmlChecker'
import { filled } from '../../tests/support/site/filled'
import { givenShop } from '../../tests/support/site/givenShop'
import { words } from '../../tests/support/site/pageParts'
import { assets } from '../../tests/support/site/site'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { common, marks } from '../../tests/support/texts/glossary'
import type { PageText } from '../../views/text/PageText'
import { fontFiles } from '../../views/theme/fontFaces'
import { colours } from '../../views/theme/tokens'
import { apiPaths } from '../shared/apiPaths'
import { isEnglishPath, type Language } from '../shared/languages'
import { type PageId, routeList, routes } from '../shared/routes'

const siteUrl = 'https://shop.example'

const site = siteOfSuite({ SITE_URL: siteUrl })
const answers = new Map<string, { response: Response; document: HTMLElement }>()

async function ask(path: string) {
  const response = await request(site.url).get(path)
  const answer = { response, document: parse(response.text) }
  answers.set(path, answer)
  return answer
}

beforeAll(async () => {
  for (const { path } of routeList) await ask(path)
})

function at(path: string) {
  const answer = answers.get(path)
  if (!answer) throw new Error(`${path} was not asked for`)
  return answer
}

/** The dictionary of a page: each page keeps its own in a folder of its name. */
async function dictionary(
  page: PageId,
  language: Language,
): Promise<PageText & { headingItalic?: string }> {
  const module = await import(`../../views/pages/${page}/text.${language}`)
  return filled(module[language], language)
}

const attributes = (elements: HTMLElement[], name: string) =>
  elements.map((element) => element.getAttribute(name))

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true

describe.each(routeList)('the page at $path', ({ path, page, language }) => {
  test('is HTML in its language', () => {
    const { response, document } = at(path)
    expect(response.status).toBe(200)
    expect(response.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.text).toMatch(/^<!doctype html><html /)
    expect(document.querySelector('html')?.getAttribute('lang')).toBe(
      language === 'it' ? 'it-IT' : 'en-US',
    )
  })

  test('has one title, one description and its links to itself, all in the head', async () => {
    const { document } = at(path)
    const text = await dictionary(page, language)
    const one = (selector: string) => {
      const elements = document.querySelectorAll(selector)
      expect([selector, elements.length]).toEqual([selector, 1])
      expect(elements[0]?.closest('head')).toBeTruthy()
      return elements[0]
    }
    expect(one('title')?.text).toBe(text.title)
    expect(one('meta[name="description"]')?.getAttribute('content')).toBe(text.description)
    expect(one('link[rel="canonical"]')?.getAttribute('href')).toBe(siteUrl + path)
    expect(document.querySelectorAll('link[rel="alternate"]')).toHaveLength(3)
    const alternate = (code: string) =>
      one(`link[rel="alternate"][hreflang="${code}"]`)?.getAttribute('href')
    expect(alternate('it')).toBe(siteUrl + routes[page].it)
    expect(alternate('en')).toBe(siteUrl + routes[page].en)
    expect(alternate('x-default')).toBe(siteUrl + routes[page].it)
    expect(document.querySelectorAll('meta[name="robots"]')).toEqual([])
  })

  test('is linked from another page in its language', () => {
    const others = routeList.filter((other) => other.language === language && other.path !== path)
    // A page's link to its other language leads to that page alone.
    const links = others.flatMap((other) =>
      attributes(at(other.path).document.querySelectorAll('a:not([hreflang])'), 'href'),
    )
    expect(links.some((href) => href?.replace(/[?#].*/, '') === path)).toBe(true)
  })

  test('has its content in it already, under one heading', async () => {
    const { document } = at(path)
    const text = await dictionary(page, language)
    const heading = [text.heading, text.headingItalic]
      .filter(Boolean)
      .join(' ')
      .replace(/\s+/g, ' ')
    expect(document.querySelectorAll('h1').map(words)).toEqual([heading])
    expect(document.querySelector('main')?.text).toContain(text.opening ?? heading)
  })

  test('speaks one language, but for what says that it does not', () => {
    const body = parse(at(path).response.text).querySelector('body')
    const other = language === 'it' ? 'en' : 'it'
    for (const element of body?.querySelectorAll(`script, [lang^=${other}]`) ?? []) element.remove()
    const lines = body?.structuredText.split('\n') ?? []
    expect(lines.filter((line) => marks[other].test(line))).toEqual([])
    expect(lines.filter((line) => common[language].test(line)).length).toBeGreaterThan(3)
  })

  test('carries no style that the policy would refuse', () => {
    const { response, document } = at(path)
    expect(response.text).not.toMatch(/\sstyle="/i)
    const hashes = document.querySelectorAll('style').map(({ rawText }) => {
      return `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`
    })
    expect(hashes.length).toBeGreaterThan(0)
    const policy = response.get('Content-Security-Policy') ?? ''
    const styles = /style-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
    expect(styles).toEqual(expect.arrayContaining(hashes))
  })

  test('leads nowhere that is not there, and stays in its language', async () => {
    const { document } = at(path)
    const ids = attributes(document.querySelectorAll('[id]'), 'id')
    const known = new Set<string>(routeList.map((route) => route.path))
    for (const link of document.querySelectorAll('[href]')) {
      const href = link.getAttribute('href') ?? ''
      if (/^(https:|mailto:|tel:)/.test(href)) continue
      const [target = '', fragment] = href.split('#')
      const { pathname, search } = new URL(target, siteUrl + path)
      const isThere = known.has(pathname) || isFile(`public${pathname}`)
      expect([href, isThere]).toEqual([href, true])
      if (target === '') expect(ids).toContain(fragment)
      else if (fragment !== undefined) {
        const { document } = answers.get(pathname + search) ?? (await ask(pathname + search))
        const id = decodeURIComponent(fragment)
        expect([href, document.querySelector(`[id="${id}"]`) !== null]).toEqual([href, true])
      }
      if (target !== '' && known.has(pathname) && !link.hasAttribute('hreflang')) {
        expect([href, isEnglishPath(pathname)]).toEqual([href, language === 'en'])
      }
    }
  })

  test('hands its state to the browser as JSON', () => {
    const state = JSON.parse(at(path).document.querySelector('#page-state')?.rawText ?? '')
    expect(state).toEqual({
      language,
      siteUrl,
      retentionDays: 730,
      shop: givenShop,
      pictureModule: assets.pictureModule,
      // Those that the build made are in its module.
      pictures: {},
      data: expect.any(Object),
    })
  })
})

/** The most words of a page's `main`, with tables and folded answers: nobody reads more. */
const mostWords: Partial<Record<PageId, number>> = {
  home: 330,
  products: 1400,
  tapeInKit: 950,
  keratinTips: 950,
  bulkHumanHair: 950,
  weftMachineSewn: 950,
  italianKeratineGlue: 650,
  mensProsthesis: 900,
  womensProsthesis: 1300,
  adhesiveTapes: 520,
  faq: 1050,
}

test.each(Object.entries(mostWords) as [PageId, number][])(
  '%s has at most %i words',
  (page, most) => {
    for (const [language, path] of Object.entries(routes[page])) {
      // What stands in two elements is two words, though no space parts them.
      const main = at(path).document.querySelector('main')?.innerHTML ?? ''
      const text = main.replace(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ')
      const count = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
      expect(count).toBeGreaterThan(most / 4)
      expect({ language, count: Math.max(count, most) }).toEqual({ language, count: most })
    }
  },
)

test.each(routeList)(
  'the faces that the title of $path is set in come with the page',
  ({ path }) => {
    const document = answers.get(path)?.document
    const title = document?.querySelector('h1')
    const faces = title?.querySelector('em')
      ? Object.values(fontFiles)
      : [fontFiles.text, fontFiles.display]
    const preloads = document?.querySelectorAll('link[rel=preload][as=font]') ?? []
    expect([title !== null, attributes(preloads, 'href')]).toEqual([true, faces])
  },
)

test('every page names its icons and its manifest', async () => {
  for (const path of ['/', '/en/faq', '/nothing']) {
    const { document } = await ask(path)
    const links = document.querySelectorAll('head link[rel~="icon"], head link[rel$="-icon"]')
    expect(attributes(links, 'href')).toEqual([
      '/favicon.ico',
      '/icon.svg',
      '/apple-touch-icon.png',
    ])
    const manifest = document.querySelector('head link[rel="manifest"]')
    expect(manifest?.getAttribute('href')).toBe('/site.webmanifest')
    const theme = document.querySelector('head meta[name="theme-color"]')
    expect(theme?.getAttribute('content')).toBe(colours.paper)
  }
})

test('no page leaves open what its texts have the shop fill in', () => {
  for (const [path, { response }] of answers) {
    expect([path, response.text.match(/.{0,40}(?<!\\p)\{\w+\}/g)]).toEqual([path, null])
  }
})

test('no two pages have the same title or description, and each has a fit length', () => {
  const titles = routeList.map(({ path }) => at(path).document.querySelector('title')?.text)
  const descriptions = routeList.map(({ path }) =>
    at(path).document.querySelector('meta[name="description"]')?.getAttribute('content'),
  )
  expect(new Set(titles).size).toBe(routeList.length)
  expect(new Set(descriptions).size).toBe(routeList.length)
  for (const title of titles) expect(title).toMatch(/^.{30,60}$/)
  for (const description of descriptions) expect(description).toMatch(/^.{120,160}$/)
})

test.each([
  ['home', apiPaths.featuredProducts],
  ['products', apiPaths.products],
] as const)('%s shows products and carries the answer of %s', async (page, address) => {
  const listed = (await request(site.url).get(address)).body
  expect(listed.length).toBeGreaterThan(0)
  for (const language of ['it', 'en'] as const) {
    const { document } = at(routes[page][language])
    const state = JSON.parse(document.querySelector('#page-state')?.rawText ?? '')
    expect(state.data[address]).toHaveLength(listed.length)
    for (const [index, product] of listed.entries()) {
      expect(product).toMatchObject(state.data[address][index])
      expect(state.data[address][index]).not.toHaveProperty('id')
      const name = language === 'it' ? product.name : product.nameEn
      const main = document.querySelector('main')
      expect(main && words(main)).toContain(name)
    }
  }
})

/** Where there is no Java the checker is left out; a machine for integration must have it. */
const testWithJava = hasJava || process.env.CI === 'true' ? test : test.skip

testWithJava(
  'the Nu HTML checker finds no error in any page',
  async () => {
    const pages = new Map<string, string>()
    for (const { path } of routeList) pages.set(path, at(path).response.text)
    pages.set('/nope', (await request(site.url).get('/nope')).text)
    expect(await markupErrors(pages)).toEqual([])
  },
  // Longer than Java needs for all pages on a machine that does much else.
  600_000,
)
