import type { BrowserContext, Page } from '@playwright/test'
import { type Language, languageKey, languages, locales } from '../../src/shared/languages'
import { type PageId, pageAt, pageIds, pathTo } from '../../src/shared/routes'
import { en as aboutEn } from '../../views/pages/about/text.en'
import { it as aboutIt } from '../../views/pages/about/text.it'
import { siteText } from '../../views/text/site'
import { expect, hydrated, open, test } from './site'

const aboutHeading = { it: aboutIt.heading, en: aboutEn.heading }

const choiceLink = (page: Page, language: Language) =>
  page.getByRole('link', { name: language === 'it' ? 'ITA, Italiano' : 'ENG, English' })

async function storeCookie(context: BrowserContext, url: string, value: string): Promise<void> {
  await context.addCookies([{ name: languageKey, value, url }])
}

/** Puts a value into the site's storage before any of its pages is shown. */
async function storeInBrowser(page: Page, value: string): Promise<void> {
  // An empty page of the site's origin, whose icon is no request.
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto('/empty')
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
    languageKey,
    value,
  ] as const)
}

async function cookieChoice(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === languageKey)?.value
}

const storedChoice = (page: Page) => page.evaluate((key) => localStorage.getItem(key), languageKey)

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locales[language])
  await expect(
    page.getByRole('navigation', { name: siteText[language].mainNavigation }),
  ).toBeVisible()
  await expect(choiceLink(page, language)).toHaveAttribute('aria-current', 'true')
}

/** Every link that leads to a page of the site, but for the switch's. */
async function linkedPaths(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
}

test.describe('The language of a page', () => {
  test.describe('in an English browser', () => {
    test.use({ locale: 'en-US' })

    test('is Italian by default', async ({ page }) => {
      await open(page, '/chi-siamo')
      expect(await page.evaluate(() => navigator.language)).toBe('en-US')
      await expectLanguage(page, 'it')
    })
  })

  test('is English at an English path, also for who chose Italian', async ({
    page,
    context,
    site,
  }) => {
    await storeCookie(context, site.url, 'it')
    await storeInBrowser(page, 'it')
    await open(page, '/en/about')
    await expectLanguage(page, 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutEn.heading)
  })

  for (const choice of languages) {
    test(`is the stored choice at an Italian path: ${choice}`, async ({ page, context, site }) => {
      await storeCookie(context, site.url, choice)
      await storeInBrowser(page, choice)
      await open(page, '/chi-siamo')
      await expectLanguage(page, choice)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutHeading[choice])
    })
  }

  test('does not follow a stored value that is no language', async ({ page, context, site }) => {
    await storeCookie(context, site.url, 'fr')
    await storeInBrowser(page, 'fr')
    await open(page, '/chi-siamo')
    await expectLanguage(page, 'it')
    expect(await cookieChoice(context)).toBe('fr')
  })

  test('is there at once: the server sends an Italian address in the chosen English', async ({
    page,
    context,
    site,
  }) => {
    await open(page, '/chi-siamo')
    await choiceLink(page, 'en').click()
    await expect(page).toHaveURL('/en/about')

    const html = await (await page.request.get('/chi-siamo')).text()
    expect(html).toContain('<html lang="en-US">')
    expect(html).toContain(`${aboutEn.heading}</h1>`)
    expect(html).not.toContain(aboutIt.heading)
    expect(html).toContain(`rel="canonical" href="${site.url}/en/about"`)

    // Every heading the page has ever shown, from its first paint to the end of hydration.
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        const heading = document.querySelector('h1')
        if (heading?.textContent)
          seen.add(`${document.documentElement.lang} ${heading.textContent}`)
      }
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
      look()
    })
    await open(page, '/chi-siamo')
    await expectLanguage(page, 'en')
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    expect(seen).toEqual([`en-US ${aboutEn.heading}`])
    expect(await context.cookies()).toHaveLength(1)
  })
})

test.describe('The switch', () => {
  const pages: PageId[] = ['home', 'mensProsthesis', 'terms']
  for (const id of pages) {
    test(`leads to the same page in the other language and stores the choice: ${id}`, async ({
      page,
      context,
    }) => {
      await open(page, pathTo(id, 'it'))
      await page.evaluate(() => Object.assign(window, { marker: true }))
      for (const language of ['en', 'it'] as const) {
        await choiceLink(page, language).click()
        await expect(page).toHaveURL(pathTo(id, language))
        await expectLanguage(page, language)
        expect(await storedChoice(page)).toBe(language)
        expect(await cookieChoice(context)).toBe(language)
      }
      expect(await page.evaluate(() => 'marker' in window), 'no page was loaded').toBe(true)
    })
  }

  test('keeps its choice for a year, for the whole site and no other', async ({
    page,
    context,
  }) => {
    await open(page, '/prodotti/keratin-tips')
    await choiceLink(page, 'en').click()
    await expect(page).toHaveURL('/en/products/keratin-tips')
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: languageKey, path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(360)
  })

  for (const [how, options] of [
    ['Control', { modifiers: ['Control'] }],
    ['Shift', { modifiers: ['Shift'] }],
    ['the middle button', { button: 'middle' }],
  ] as const) {
    test(`opens the other language beside this one by a click with ${how}`, async ({
      page,
      context,
    }) => {
      await open(page, '/chi-siamo')
      const opened = context.waitForEvent('page')
      await choiceLink(page, 'en').click({ ...options, modifiers: [...(options.modifiers ?? [])] })
      const other = await opened
      await expect(other).toHaveURL('/en/about')
      await expectLanguage(other, 'en')
      await expect(page).toHaveURL('/chi-siamo')
      await expectLanguage(page, 'it')
      expect(await storedChoice(page)).toBeNull()
      expect(await cookieChoice(context)).toBeUndefined()
    })
  }

  test('stores the choice also where it leads nowhere else', async ({ page, context }) => {
    await open(page, '/en/faq')
    await choiceLink(page, 'en').click()
    await expect.poll(() => storedChoice(page)).toBe('en')
    expect(await cookieChoice(context)).toBe('en')
    await expect(page).toHaveURL('/en/faq')
  })

  test('leads from an Italian address that is shown in English to the page in Italian', async ({
    page,
    context,
    site,
  }) => {
    await storeCookie(context, site.url, 'en')
    await storeInBrowser(page, 'en')
    await open(page, '/galleria')
    await expectLanguage(page, 'en')
    await choiceLink(page, 'it').click()
    await expect(page).toHaveURL('/galleria')
    await expectLanguage(page, 'it')
    expect(await cookieChoice(context)).toBe('it')
    await page.reload()
    await hydrated(page)
    await expectLanguage(page, 'it')
  })

  test('works on the not-found page', async ({ page, problems, context }) => {
    problems.allow(/Failed to load resource: .* 404 .*\/nope\)$/)
    await open(page, '/nope')
    await choiceLink(page, 'en').click()
    await expect(page).toHaveURL('/en')
    await expectLanguage(page, 'en')
    expect(await cookieChoice(context)).toBe('en')
  })

  test('keeps the product line on the contact page', async ({ page }) => {
    const type = () => page.getByRole('combobox')
    await open(page, '/contatti?linea=protesi-uomo')
    await expect(type()).toHaveValue('Toupet Uomo Capelli Veri')
    await choiceLink(page, 'en').click()
    await expect(page).toHaveURL('/en/contacts?line=protesi-uomo')
    await expect(type()).toHaveValue('Toupet Uomo Capelli Veri')
    await choiceLink(page, 'it').click()
    await expect(page).toHaveURL('/contatti?linea=protesi-uomo')
    await expect(type()).toHaveValue('Toupet Uomo Capelli Veri')
  })

  test('keeps what was typed into the contact form', async ({ page }) => {
    await open(page, '/contatti')
    await page.getByRole('textbox', { name: 'Messaggio' }).fill('Buongiorno')
    await choiceLink(page, 'en').click()
    await expectLanguage(page, 'en')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Buongiorno')
  })
})

test.describe('Where storage and cookie differ', () => {
  const cases: { cookie: string | undefined; storage: Language; rendered: Language }[] = [
    { cookie: 'it', storage: 'en', rendered: 'it' },
    { cookie: 'en', storage: 'it', rendered: 'en' },
    { cookie: undefined, storage: 'en', rendered: 'it' },
  ]
  for (const { cookie, storage, rendered } of cases) {
    test(`the rendered language stands, and the next load has the stored one: ${cookie} and ${storage}`, async ({
      page,
      context,
      site,
    }) => {
      if (cookie) await storeCookie(context, site.url, cookie)
      await storeInBrowser(page, storage)
      await open(page, '/chi-siamo')
      await expect.poll(() => cookieChoice(context)).toBe(storage)
      await expectLanguage(page, rendered)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutHeading[rendered])
      await page.reload()
      await hydrated(page)
      await expectLanguage(page, storage)
    })
  }
})

test('only the switch stores a choice: navigation leaves no trace', async ({ page, context }) => {
  for (const language of languages) {
    const { mainNavigation, nav, discover } = siteText[language]
    await open(page, pathTo('home', language))
    const header = page.getByRole('navigation', { name: mainNavigation })
    await header.getByRole('link', { name: nav.products, exact: true }).click()
    await page
      .getByRole('link', { name: new RegExp(`^${discover}: `) })
      .first()
      .click()
    await expect(page).toHaveURL((url) =>
      url.pathname.startsWith(`${pathTo('products', language)}/`),
    )
    await page.goBack()
  }
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

for (const language of languages) {
  test(`links stay in the visitor's language: ${language}`, async ({ page }) => {
    const own = new Set(pageIds.map((id) => pathTo(id, language)))
    for (const id of ['home', 'products', 'womensProsthesis', 'contacts'] as const) {
      await open(page, pathTo(id, language))
      const paths = await linkedPaths(page)
      expect(paths.length).toBeGreaterThan(10)
      expect(paths.filter((path) => !own.has(path))).toEqual([])
    }
  })
}

test('links are English ones at Italian addresses that are shown in English', async ({
  page,
  context,
  site,
}) => {
  await storeCookie(context, site.url, 'en')
  await storeInBrowser(page, 'en')
  await open(page, '/prodotti')
  const paths = await linkedPaths(page)
  expect(paths.filter((path) => pageAt(path) === undefined || !path.startsWith('/en'))).toEqual([])
  await page
    .getByRole('link', { name: /^Discover: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en\/products\//)
  await expectLanguage(page, 'en')
})
