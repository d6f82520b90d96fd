import type { Page } from '@playwright/test'
import type { Category } from '../../src/shared/categories'
import { contactQuery, lineQuery } from '../../src/shared/contactLinks'
import { languages } from '../../src/shared/languages'
import { type Product, productName } from '../../src/shared/products'
import { pathTo } from '../../src/shared/routes'
import { repeatText } from '../../views/layout/repeatText'
import { ContactPage } from './ContactPage'
import { productsOf } from './productLists'
import { observeShifts, shiftOf } from './shifts'
import { expect, open, test } from './site'

/** Leaves the last request on the device, as an earlier visit has. */
async function keepLast(page: Page, products: readonly Product[]): Promise<void> {
  const items = products.map(({ name, nameEn, category: line }) => ({
    ...{ name, nameEn, line },
    quantity: 3,
  }))
  await page.addInitScript((stored) => {
    localStorage.setItem('cookie-consent', 'rejected')
    localStorage.setItem('last-request', stored)
  }, JSON.stringify(items))
}

const of = async (page: Page, ...lines: Category[]) =>
  (await Promise.all(lines.map((line) => productsOf(page, line)))).flatMap((all) => all.slice(0, 2))

for (const language of languages) {
  test(`the phone's menu repeats the last request, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const products = await of(page, 'keratin-tips')
    await keepLast(page, products)
    await open(page, pathTo('faq', language))
    await page.getByRole('button', { name: 'Menu' }).click()
    const repeat = page.getByRole('link', { name: repeatText[language] })
    expect((await repeat.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await repeat.click()
    const contact = new ContactPage(page, language)
    await expect(page).toHaveURL(pathTo('contacts', language) + lineQuery('keratin-tips', language))
    for (const product of products) {
      await expect(contact.quantity(productName(product, language))).toHaveValue('3')
    }
    // With a list there is another one to send first.
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(repeat).toHaveCount(0)
  })
}

for (const query of ['', lineQuery('keratin-tips', 'it'), contactQuery('priceList', null, 'it')]) {
  test(`the last request moves nothing when it comes, at /contatti${query}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const [first, , third] = await of(page, 'keratin-tips', 'weft-machine-sewn')
    const [second] = await productsOf(page, 'protesi-donna')
    if (!first || !second || !third) throw new Error('The catalogue lacks lines')
    await keepLast(page, [first, second, third])
    await observeShifts(page)
    const contact = new ContactPage(page, 'it')
    await contact.open(query)
    await expect(contact.form.getByRole('region', { name: contact.text.last.heading })).toHaveCount(
      1,
    )
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.005)
  })
}
