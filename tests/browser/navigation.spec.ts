import type { Page, Route } from '@playwright/test'
import { type Language, locales } from '../../src/shared/languages'
import { type PageId, pathTo } from '../../src/shared/routes'
import { consentText } from '../../views/consent/text'
import { it as chooser } from '../../views/pages/products/chooser/text.it'
import { siteText } from '../../views/text/site'
import { mainLink, productHeadings, scrolled } from './productLists'
import { expect, hydrated, open, phone, rejectCookies, test } from './site'

/** The header's links in an order that ends where it began. */
const tour = ['about', 'products', 'gallery', 'faq', 'contacts', 'home'] as const

const headerLink = (page: Page, language: Language, target: (typeof tour)[number]) =>
  mainLink(page, siteText[language].nav[target])

/** Marks the window; the mark is gone once the browser has loaded a page anew. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marker: true }))
}

async function expectNoLoad(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'marker' in window), 'the mark survived').toBe(true)
}

interface PageHead {
  lang: string
  titles: string[]
  headings: string[]
  links: string[]
  descriptions: string[]
}

/** What a page says of itself, in the given markup or in the document that is shown. */
async function headOf(page: Page, html?: string): Promise<PageHead> {
  return page.evaluate((text) => {
    const read = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const all = (selector: string) => [...read.querySelectorAll(selector)]
    return {
      lang: read.documentElement.lang,
      titles: all('title').map((title) => title.textContent ?? ''),
      headings: all('h1').map((heading) => heading.textContent ?? ''),
      links: all('link[rel=canonical], link[hreflang]')
        .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
        .sort(),
      descriptions: all('meta[name=description]').map((meta) => meta.getAttribute('content') ?? ''),
    }
  }, html)
}

/**
 * Expects to see that page, and of it all that the server sends when the page is loaded.
 * @param blank reads the server's markup; on a page of the site its policy would object
 */
async function expectPage(page: Page, blank: Page, id: PageId, language: Language): Promise<void> {
  const path = pathTo(id, language)
  await expect(page).toHaveURL((url) => url.pathname === path)
  const sent = await headOf(blank, await (await page.request.get(path)).text())
  expect(sent.lang).toBe(locales[language])
  expect(sent.titles).toHaveLength(1)
  await expect.poll(() => headOf(page)).toEqual(sent)
}

async function scrollToEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    return window.scrollY
  })
}

test("the header's links lead through the site without a load", async ({ page, blank }) => {
  // Low enough that every page has something to scroll.
  await page.setViewportSize({ width: 1280, height: 480 })
  const language = 'it'
  await open(page, pathTo('home', language))
  await mark(page)
  for (const target of tour) {
    expect(await scrollToEnd(page)).toBeGreaterThan(0)
    const link = headerLink(page, language, target)
    await link.click()
    await expectPage(page, blank, target, language)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(link).toHaveAttribute('aria-current', 'page')
    const header = page.getByRole('navigation', { name: siteText[language].mainNavigation })
    await expect(header.locator('[aria-current]')).toHaveCount(1)
  }
  await expectNoLoad(page)
})

test('whoever reads on from the answer that an address names stays there when the scripts come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${pathTo('faq', 'it')}#maintenance`, { waitUntil: 'load' })
  await page.mouse.wheel(0, 700)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(700)
  const place = await scrolled(page)
  await hydrated(page)
  const answer = page.locator('#maintenance')
  await expect(answer).toHaveAttribute('open')
  expect(await scrolled(page)).toBeGreaterThanOrEqual(place)
})

test('Back finds a page where it was left, with the answer that was open', async ({ page }) => {
  const path = pathTo('keratinTips', 'it')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, pathTo('home', 'it'))
  await page.goto(path)
  await hydrated(page)
  const answers = page.locator('main details[name]')
  await answers.first().locator('summary').click()
  const ending = page.getByRole('region').filter({ has: page.locator('#action') })
  await ending.scrollIntoViewIfNeeded()
  const link = ending.getByRole('link').first()
  const placeOf = async () => Math.round((await link.boundingBox())?.y ?? 0)
  const place = await placeOf()
  await mark(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expectNoLoad(page)
  await expect(answers.first()).toHaveAttribute('open')
  await expect.poll(placeOf).toBe(place)
})

test('Back finds the place where a page was left that a fragment opened', async ({ page }) => {
  await open(page, pathTo('products', 'it'))
  await productHeadings(page).first().getByRole('link').click()
  await expect(page.locator('li:focus')).toBeInViewport()
  // A visitor sees a frame before the next tap: then the place is noted.
  await page.evaluate(async () => {
    const noted = new Promise((seen) => document.addEventListener('scroll', seen, { once: true }))
    window.scrollBy({ top: 900, behavior: 'instant' })
    await noted
  })
  const left = await scrolled(page)
  // Nothing is scrolled to it.
  await headerLink(page, 'it', 'about').dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/#/)
  await expect.poll(() => scrolled(page)).toBe(left)
})

/** Longer than a browser takes two taps for one. */
const doubleTapMs = 1000

test.describe('On a phone of 360 px', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the menu opens and closes, and a tapped link closes it', async ({ page, blank }) => {
    await open(page, '/')
    await mark(page)
    const about = headerLink(page, 'it', 'about')
    const menuButton = page.getByRole('button', { name: 'Menu' })
    await expect(about).toBeHidden()
    await menuButton.tap()
    await expect(about).toBeVisible()
    const cross = await menuButton.evaluate((button) => getComputedStyle(button, '::before').width)
    expect(Number.parseFloat(cross)).toBeGreaterThanOrEqual(20)
    // Two taps within a moment are one.
    await page.waitForTimeout(doubleTapMs)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(about).toBeHidden()

    await menuButton.tap()
    await about.tap()
    await expect(about).toBeHidden()
    await expectPage(page, blank, 'about', 'it')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectNoLoad(page)
  })

  test('the open menu leaves the language in reach', async ({ page }) => {
    await open(page, '/chi-siamo')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(headerLink(page, 'it', 'faq')).toBeVisible()
    await page.getByRole('link', { name: 'ENG, English' }).tap()
    await expect(page).toHaveURL('/en/about')
    await expect(headerLink(page, 'en', 'faq')).toBeHidden()
  })

  test('a link to the page itself closes the menu as well', async ({ page }) => {
    await open(page, '/en/faq')
    const faq = headerLink(page, 'en', 'faq')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(faq).toHaveAttribute('aria-current', 'page')
    await faq.tap()
    await expect(faq).toBeHidden()
    await expect(page).toHaveURL('/en/faq')
  })
})

test('a page that is slow to come is waited for in sight', async ({ page }) => {
  await open(page, '/')
  const asked = new Promise<Route>((resolve) => page.route('**/assets/AboutPage-*.js', resolve))
  const main = page.getByRole('main')
  await headerLink(page, 'it', 'about').click()
  await expect(main).toHaveAttribute('aria-busy', 'true')
  await (await asked).continue()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main).not.toHaveAttribute('aria-busy')
})

test('a page whose module is no longer there is loaded anew', async ({ page, problems, blank }) => {
  problems.allow(/AboutPage-\w+\.js/)
  await open(page, '/')
  await mark(page)
  // As in a tab that is older than the server's last release, until it loads a page.
  let loaded = false
  page.on('request', (request) => {
    loaded ||= request.isNavigationRequest()
  })
  await page.route('**/assets/AboutPage-*.js', (route) =>
    loaded ? route.continue() : route.abort(),
  )
  const reloaded = page.waitForEvent('load')
  await headerLink(page, 'it', 'about').click()
  await reloaded
  await hydrated(page)
  expect(await page.evaluate(() => 'marker' in window), 'the mark survived').toBe(false)
  await expectPage(page, blank, 'about', 'it')
})

for (const { name, module, place, use, shown } of [
  {
    name: 'the questions',
    module: 'Questions',
    place: 'products',
    use: async (page: Page) => {
      await page
        .locator('details')
        .first()
        .evaluate((part) => part.removeAttribute('open'))
      await page.getByText(chooser.heading).click()
    },
    shown: (page: Page) => page.getByRole('group', { name: chooser.legends.purpose }),
  },
  {
    name: 'a picture',
    module: 'Lightbox',
    place: 'tapeInKit',
    use: (page: Page) =>
      page
        .getByRole('button', { name: /^Ingrandisci: / })
        .last()
        .click(),
    shown: (page: Page) => page.getByRole('dialog'),
  },
  {
    name: 'the preferences',
    module: 'CookieBanner',
    place: 'faq',
    use: (page: Page) => page.getByRole('button', { name: siteText.it.cookies.again }).click(),
    shown: (page: Page) => page.getByRole('region', { name: consentText.it.label }),
  },
] as const) {
  test(`${name} of an older release load the page anew, and without a network leave it and are there after it`, async ({
    page,
    problems,
  }) => {
    problems.allow(new RegExp(`${module}-\\w+\\.js`))
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    await rejectCookies(page)
    await open(page, pathTo(place, 'it'))
    await mark(page)
    await page.context().setOffline(true)
    // A picture that comes into view fails too.
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(module))
    await use(page)
    await failed
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.context().setOffline(false)
    await use(page)
    await expect(shown(page)).toBeVisible()
    await expectNoLoad(page)

    await open(page, pathTo(place, 'it'))
    await mark(page)
    const gone = new RegExp(`/assets/${module}-`)
    await page.route(gone, (route) => route.fulfill({ status: 404 }))
    const reloaded = page.waitForEvent('load')
    await use(page)
    await reloaded
    await page.unroute(gone)
    await hydrated(page)
    expect(await page.evaluate(() => 'marker' in window), 'the mark survived').toBe(false)
    await use(page)
    await expect(shown(page)).toBeVisible()
  })
}
