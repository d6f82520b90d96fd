import type { Page } from '@playwright/test'
import type { Category } from '../../src/shared/categories'
import { contactQuery, lineQuery } from '../../src/shared/contactLinks'
import type { Product } from '../../src/shared/products'
import { ContactPage } from './ContactPage'
import { productsOf } from './productLists'
import { observeShifts, shiftOf } from './shifts'
import { expect, test } from './site'

/** Leaves the last request on the device, as an earlier visit has. */
async function keepLast(page: Page, products: readonly Product[]): Promise<void> {
  const items = products.map(({ name, nameEn, category: line }) => ({
    ...{ name, nameEn, line },
    quantity: '3',
  }))
  await page.addInitScript((stored) => {
    localStorage.setItem('cookie-consent', 'rejected')
    localStorage.setItem('last-request', stored)
  }, JSON.stringify(items))
}

const of = async (page: Page, ...lines: Category[]) =>
  (await Promise.all(lines.map((line) => productsOf(page, line)))).flatMap((all) => all.slice(0, 2))

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
