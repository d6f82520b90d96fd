import type { Page } from '@playwright/test'
import { lineQuery } from '../../src/shared/contactLinks'
import { pathTo } from '../../src/shared/routes'
import { consentText } from '../../views/consent/text'
import { it } from '../../views/pages/about/text.it'
import { addText } from '../../views/quote/text'
import { siteText } from '../../views/text/site'
import { filled } from '../support/site/filled'
import { Catalogue } from './Catalogue'
import { ContactPage } from './ContactPage'
import { productsOf } from './productLists'
import { expect, open, phone, test } from './site'

/** Where the focus goes, and that one sees it. */

const cookies = { ...consentText.it, ...siteText.it.cookies }
const banner = (page: Page) => page.getByRole('region', { name: cookies.label })

test('the banner comes before the page, goes with Escape, and gives the focus back', async ({
  page,
}) => {
  await open(page, pathTo('faq', 'it'))
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: cookies.reject, exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  const again = page.getByRole('button', { name: cookies.again })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link')).toBeFocused()
  await banner(page).getByRole('button', { name: cookies.accept, exact: true }).press('Enter')
  await expect(again).toBeFocused()
})

test('Back gives the focus to the heading of the page', async ({ page }) => {
  await open(page, pathTo('faq', 'it'))
  await page.getByRole('contentinfo').getByRole('link', { name: siteText.it.nav.about }).click()
  await expect(page).toHaveURL(pathTo('about', 'it'))
  // Who goes back before the page has come has never left, and keeps the focus on the link.
  await expect(page).toHaveTitle(filled(it.title, 'it'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(pathTo('faq', 'it'))
  await expect(page).not.toHaveTitle(filled(it.title, 'it'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a question stays where it was tapped when a longer one above it closes', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, pathTo('faq', 'it'))
  await page.locator('#systems summary').click()
  await expect(page.locator('#systems')).toHaveAttribute('open')
  const question = page.locator('#duration summary')
  await question.focus()
  const before = await question.boundingBox()
  await page.keyboard.press('Enter')
  await expect(page.locator('#systems')).not.toHaveAttribute('open')
  await expect
    .poll(async () => Math.abs(((await question.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThanOrEqual(2)
})

test('what opens a new tab says so, and a fold is under a heading', async ({ page }) => {
  await open(page, pathTo('products', 'it'))
  const abroad = page.locator('a[target=_blank]')
  expect(await abroad.count()).toBeGreaterThan(1)
  for (const link of await abroad.all()) {
    await expect(link).toHaveAccessibleDescription(siteText.it.newTab)
  }
  const folds = page.getByRole('main').locator('details > summary')
  for (const fold of await folds.all()) await expect(fold.locator('h2')).toHaveCount(1)
})

test('answers print, whether open or not', async ({ page }) => {
  await open(page, pathTo('faq', 'it'))
  const answer = page.locator('#systems p').first()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})

test('paper shows black on white, and nothing that is pressed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1047 })
  for (const id of ['home', 'products', 'contacts', 'tapeInKit', 'keratinTips'] as const) {
    await open(page, pathTo(id, 'it'))
    const found = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility())
      const topOf = (one: Element) => one.getBoundingClientRect().top
      const styles = shown.map((one) => [one, getComputedStyle(one)] as const)
      return {
        first: shown
          .filter((one) => one.matches('main :is(h1, p, a, dt)'))
          .sort((one, other) => topOf(one) - topOf(other))[0]?.localName,
        colours: [...new Set(styles.map(([, { color }]) => color))],
        grounds: styles.filter(([, { backgroundColor }]) => backgroundColor !== 'rgba(0, 0, 0, 0)')
          .length,
        pressed: shown.filter((one) => one.matches('nav, button:not(:has(img))')).length,
      }
    })
    expect(found).toEqual({ first: 'h1', colours: ['rgb(0, 0, 0)'], grounds: 0, pressed: 0 })
  }
})

test('the filters can be passed over, and what is added says so and leads on', async ({ page }) => {
  const language = 'it'
  await page.setViewportSize(phone)
  const catalogue = new Catalogue(page, language)
  await open(page, pathTo('products', language))
  const skip = page.getByRole('link', { name: catalogue.text.toProducts })
  await skip.focus()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const line = page.locator('section[aria-labelledby^=line-]').first()
  await expect(line.getByRole('link').first()).toBeFocused()

  const [name = ''] = await catalogue.names.allTextContents()
  const button = line.getByRole('button').first()
  // One for all buttons: an empty one at each would be heard of fifty times.
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toBeEmpty()
  await button.press('Enter')
  await expect(status).toHaveText(`${addText[language].added}: ${name}`)
  await button.press('Enter')
  await expect(status).toHaveText(`${addText[language].removed}: ${name}`)
  await button.press('Enter')
  await page.keyboard.press('Tab')
  const onward = page.getByRole('link', { name: addText[language].goOn, exact: true })
  await expect(onward).toBeFocused()
  await expect(onward).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/line?a?=italian-keratine-glue$/)
})

for (const query of ['', lineQuery('keratin-tips', 'it')]) {
  test(`another request begins at the heading, from /contatti${query}`, async ({ page }) => {
    const contact = new ContactPage(page, 'it')
    await contact.open(query)
    await contact.fill()
    await contact.expectThanks((await contact.send()).id)
    await page.getByRole('link', { name: contact.text.sent.again }).press('Enter')
    await expect(contact.form).toBeVisible()
    await expect(page).toHaveURL(pathTo('contacts', 'it'))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
}

test('a product taken off leaves the focus by what puts it back as it was', async ({ page }) => {
  const [product] = await productsOf(page, 'keratin-tips')
  const contact = new ContactPage(page, 'it')
  await contact.open(lineQuery('keratin-tips', 'it'))
  await contact.add(product?.name ?? '')
  await contact.quantity(product?.name ?? '').fill('12')
  await page.getByRole('link', { name: siteText.it.nav.contacts }).first().click()
  // The navigation ends by moving the focus, which a key pressed before would go to.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(pathTo('contacts', 'it'))
  await contact.items.getByRole('button', { name: /^Togli/ }).press('Enter')
  await expect(contact.items).toBeFocused()
  await contact.add(product?.name ?? '')
  await expect(contact.quantity(product?.name ?? '')).toHaveValue('12')
})
