import type { Page } from '@playwright/test'
import { type Language, languages, locales } from '../../src/shared/languages'
import { pageAt, pathTo, routeList } from '../../src/shared/routes'
import { siteText } from '../../views/text/site'
import { axeFindings } from '../support/browser/axe'
import type { BrowserProblems } from '../support/browser/BrowserProblems'
import { coveredFocus } from '../support/browser/coveredFocus'
import { hasJava, markupErrors } from '../support/browser/htmlChecker'
import { lostText } from '../support/browser/lostText'
import { ContactPage } from './ContactPage'
import { desktop, expect, open, phone, setType, test } from './site'

/** The addresses of a language, and one that no page has. */
const addressesIn = (language: Language) => [
  ...routeList.filter((route) => route.language === language).map(({ path }) => path),
  language === 'it' ? '/nope' : '/en/nope',
]

/** Chromium itself reports the status of the not-found page on the console. */
const notFoundReport = /^console error: Failed to load resource: .* 404 .*\/nope\)$/

/** Names of what the browser keeps of the site. */
async function keptOf(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  const cookies = await page.context().cookies()
  return [...stored, ...cookies.map(({ name }) => name)]
}

/**
 * Opens every page of a language in turn; a failure says which, and does not end the round.
 * @param also checked of each page once it is hydrated
 */
async function goRound(
  page: Page,
  problems: BrowserProblems,
  language: Language,
  also: (path: string) => Promise<void>,
): Promise<void> {
  problems.allow(notFoundReport)
  for (const path of addressesIn(language)) {
    const response = await open(page, path)
    expect.soft(response?.status(), path).toBe(pageAt(path) ? 200 : 404)
    await expect.soft(page.locator('html'), path).toHaveAttribute('lang', locales[language])
    const heading = page.getByRole('heading', { level: 1 })
    await expect.soft(heading, path).toHaveCount(1)
    await expect.soft(heading.first(), path).toBeVisible()
    expect.soft(await page.title(), path).toContain('Chiomara')
    expect.soft(await keptOf(page), `what is kept before any consent at ${path}`).toEqual([])
    await also(path)
    expect.soft(await problems.take(), `what went wrong in the browser at ${path}`).toEqual([])
  }
}

/** Headings with margins of the browser's own, where the page sets none. */
async function strayMargins(page: Page): Promise<(string | null)[]> {
  return page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((headings) =>
    headings
      .filter((heading) => Number.parseFloat(getComputedStyle(heading).marginTop) > 0)
      .filter((heading) => getComputedStyle(heading.parentElement ?? heading).display !== 'flex')
      .map((heading) => heading.textContent),
  )
}

/** How far the page lets itself be scrolled sideways. */
async function scrolledSideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ left: 1000, behavior: 'instant' })
    return window.scrollX
  })
}

/**
 * Windows and a reader's size of type, in pixels: a narrow one, 130 % and 200 %. Wider ones are
 * looked at with spaced text.
 */
const narrow = [
  [280, 16],
  [360, 21],
  [320, 32],
  [360, 32],
] as const

/** Spaces text as WCAG 1.4.12 says that a reader may. */
async function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    // The policy refuses a style element.
    document.adoptedStyleSheets = wanted ? [sheet] : []
  }, isSpaced)
}

/** Words that are broken in two where nothing says so: a phone in large type alone may do that. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (node.parentElement?.closest('[aria-hidden]')) continue
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) broken.push(word)
      }
    }
    return broken
  })
}

/**
 * For every page of a language, with all that is looked at there, on a machine that does much else.
 */
const roundMs = 1_200_000

test.describe('The production build', () => {
  for (const language of languages) {
    test(`hydrates every page, which anybody can use, in ${language}`, async ({
      page,
      problems,
    }) => {
      test.setTimeout(roundMs)
      const hydrated = new Map<string, string>()
      await page.setViewportSize(phone)
      await goRound(page, problems, language, async (path) => {
        await page.locator('[data-cookie-banner]').waitFor({ state: 'attached' })
        hydrated.set(path, await page.content())
        for (const window of [phone, desktop]) {
          const where = `at ${path}, ${window.width} px wide`
          await page.setViewportSize(window)
          expect.soft(await strayMargins(page), `what has margins ${where}`).toEqual([])
          expect.soft(await axeFindings(page), `what axe-core finds ${where}`).toEqual([])
          expect.soft(await coveredFocus(page), `what hides while focused ${where}`).toEqual([])
        }
        for (const [width, standard] of narrow) {
          await page.setViewportSize({ ...phone, width })
          await setType(page, standard)
          const where = `at ${path}, ${width} px wide with type of ${standard} px`
          expect.soft(await scrolledSideways(page), `how far it scrolls ${where}`).toBe(0)
          expect.soft(await lostText(page), `what cannot be read ${where}`).toEqual([])
        }
        await setType(page, 16)
        await spaceText(page, true)
        for (const width of [320, 360, 1280]) {
          await page.setViewportSize({ ...phone, width })
          const where = `at ${path}, ${width} px wide with spaced text`
          expect.soft(await scrolledSideways(page), `how far it scrolls ${where}`).toBe(0)
          expect.soft(await lostText(page), `what cannot be read ${where}`).toEqual([])
          if (width === desktop.width) {
            expect.soft(await brokenWords(page), `what is broken ${where}`).toEqual([])
          }
        }
        await spaceText(page, false)
        await page.setViewportSize(phone)
      })
      if (hasJava) expect(await markupErrors(hydrated)).toEqual([])
    })
  }
})

test.describe('The development build', () => {
  test.use({
    baseURL: async ({ chromium: _, developmentSite }, use) => {
      await use(developmentSite.url)
    },
  })

  test('hydrates every page without a warning', async ({ page, problems, developmentSite }) => {
    test.slow()
    // English pages have all that Italian ones have, and parts in Italian.
    await goRound(page, problems, 'en', async (path) => {
      expect.soft(developmentSite.errors(), `what React says on the server at ${path}`).toBe('')
    })
  })

  test('goes through a whole visit without a warning', async ({
    page,
    problems,
    developmentSite,
  }) => {
    const language = 'en'
    problems.allow(/Failed to load resource: .* 503 .*\/api\/contacts\)$/)
    const text = siteText[language]
    const main = page.getByRole('main')
    await open(page, pathTo('home', language))
    const header = page.getByRole('navigation', { name: text.mainNavigation })
    await header.getByRole('link', { name: text.nav.products, exact: true }).click()
    await main.getByRole('navigation').first().getByRole('link').last().click()
    await expect(page).toHaveURL(/\?line(a)?=tape-adhesivi$/)
    await main.locator('h3 > [href*="/tape-adhesiv"]').first().click()
    // Every page leads to the form: the line's own link is meant, not that of the page before.
    await expect(page).toHaveURL(/\/tape-adhesiv(i|es)#/)
    await main.getByRole('link', { name: text.requestQuote }).first().click()
    const contact = new ContactPage(page, language)
    await expect(contact.items.getByRole('listitem').first()).toBeVisible()
    await contact.submit.click()
    // What is asked for is written already.
    await expect(contact.form.getByRole('heading', { name: contact.text.summary })).toBeFocused()
    await contact.fill()
    await contact.items.getByRole('button').first().click()

    await page.route('**/api/contacts', (route) => route.fulfill({ status: 503 }))
    await contact.submit.click()
    await contact.expectFailure('tape-adhesivi')
    await page.unroute('**/api/contacts')
    const { id } = await contact.send()
    await expect(contact.toasts).toHaveCount(1)
    await contact.expectThanks(id)

    await page.getByRole('link', { name: /^ITA/ }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', locales.it)
    await page.goBack()
    expect(developmentSite.errors(), 'what React says on the server').toBe('')
  })
})
