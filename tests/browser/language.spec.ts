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
import { mainLink } from './productLists'
import { expect, hydrated, open, test } from './site'

test('a stored value that is no language is left alone', async ({ page, context }) => {
  await storeChoice(page, 'fr')
  await open(page, '/chi-siamo')
  await expectLanguage(page, 'it')
  expect(await cookieChoice(context)).toBe('fr')
})

test('an Italian address shows the chosen English from its first paint on', async ({
  page,
  context,
}) => {
  await open(page, '/chi-siamo')
  await choiceLink(page, 'en').click()
  await expect(page).toHaveURL('/en/about')
  // Every heading the page has ever shown, from its first paint to the end of hydration.
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      const heading = document.querySelector('h1')
      if (heading?.textContent) seen.add(`${document.documentElement.lang} ${heading.textContent}`)
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

for (const [cookie, storage] of [
  ['it', 'en'],
  ['en', 'it'],
  [undefined, 'en'],
] as const) {
  test(`where the cookie says ${cookie} and storage ${storage}, the rendered language stands, and the next load has the stored one`, async ({
    page,
    context,
    site,
  }) => {
    if (cookie) await storeCookie(context, site.url, cookie)
    await storeInBrowser(page, storage)
    await open(page, '/chi-siamo')
    await expect.poll(() => cookieChoice(context)).toBe(storage)
    const rendered = cookie ?? 'it'
    await expectLanguage(page, rendered)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutHeading[rendered])
    await page.reload()
    await hydrated(page)
    await expectLanguage(page, storage)
  })
}

test('only the switch stores a choice: navigation leaves no trace', async ({ page, context }) => {
  await open(page, '/en')
  await mainLink(page, siteText.en.nav.products).click()
  await page
    .getByRole('link', { name: new RegExp(`^${siteText.en.discover}: `) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en\/products\//)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
