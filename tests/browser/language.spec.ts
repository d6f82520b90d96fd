import type { Page } from '@playwright/test'
import { type Language, languages } from '../../src/shared/languages'
import { pageAt, pathTo } from '../../src/shared/routes'
import { siteText } from '../../views/text/site'
import {
  aboutHeading,
  choiceLink,
  cookieChoice,
  expectLanguage,
  storeChoice,
  storeCookie,
  storeInBrowser,
} from './languageChoice'
import { expect, hydrated, open, test } from './site'

/** Every link that leads to a page of the site, but for the switch's. */
async function linkedPaths(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
}

test.describe('The language of a page', () => {
  test('does not follow a stored value that is no language', async ({ page, context }) => {
    await storeChoice(page, 'fr')
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
    expect(html.replace(/<\/?span.*?>/g, '')).toContain(`${aboutHeading.en}</h1>`)
    expect(html).not.toContain(aboutHeading.it)
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
    expect(seen).toEqual([`en-US ${aboutHeading.en}`])
    expect(await context.cookies()).toHaveLength(1)
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

test('links are English ones at Italian addresses that are shown in English', async ({ page }) => {
  await storeChoice(page, 'en')
  await open(page, '/prodotti')
  const paths = await linkedPaths(page)
  expect(paths.filter((path) => pageAt(path) === undefined || !path.startsWith('/en'))).toEqual([])
  await page
    .getByRole('link', { name: /^View range: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en\/products\//)
  await expectLanguage(page, 'en')
})
