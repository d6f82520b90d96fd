import type { Page } from '@playwright/test'
import { contactQuery, lineQuery } from '../../src/shared/contactLinks'
import type { Language } from '../../src/shared/languages'
import { pathTo } from '../../src/shared/routes'
import { ContactPage } from './ContactPage'
import { catalogue, keepList } from './productLists'
import { observeShifts, shiftOf } from './shifts'
import { expect, hold, hydrated, languageAndWindow, open, phone, rejectCookies, test } from './site'

/** Of what a page may shift, nobody sees more. */
const unseen = 0.005

/** Some products as a list has them, of one line or of several. */
async function listOf(page: Page, count: number, line?: string) {
  return (await catalogue(page))
    .filter(({ category }, at) => (line ? category === line : at % 5 === 0))
    .slice(0, count)
    .map(({ name, nameEn, category }) => ({ name, nameEn, line: category, quantity: '3' }))
}

/** Opens a page of the site, from which on shifts are counted. */
async function begin(page: Page, language: Language): Promise<void> {
  await rejectCookies(page)
  await observeShifts(page)
  await open(page, pathTo('privacy', language))
}

const windows = [...languageAndWindow, ['it', { width: 390, height: 844 }]] as const

for (const [language, { width, height }] of windows) {
  test(`a list moves nothing as it comes, at ${width} px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await begin(page, language)
    const contact = new ContactPage(page, language)
    // The room's height is a row's times their number, and that of what is around them.
    for (const [query, count, line] of [
      ['', 1],
      [contactQuery('priceList', null, language), 10],
      [lineQuery('keratin-tips', language), 3, 'keratin-tips'],
    ] as const) {
      await keepList(page, await listOf(page, count, line))
      const letGo = await hold(page, /\/assets\/(?!start-)[^/]*\.js$/)
      await page.goto(pathTo('contacts', language) + query, { waitUntil: 'domcontentloaded' })
      // The form of a line has its blank rows there.
      const place = line ? contact.items : page.locator('[data-room]')
      await expect(place).toBeVisible()
      const kept = await place.boundingBox()
      letGo()
      await hydrated(page)
      await expect(contact.items.getByRole('textbox')).toHaveCount(count)
      const taken = await contact.items.boundingBox()
      const by = Math.abs((taken?.height ?? 0) - (kept?.height ?? 0))
      if (!line) expect.soft(by, `pixels that the list is off its room, ${query}`).toBeLessThan(1)
      expect.soft(await shiftOf(page), query).toBeLessThanOrEqual(unseen)
    }
  })
}

test('the last request moves nothing as it comes', async ({ page }) => {
  const language = 'it'
  await page.setViewportSize(phone)
  await begin(page, language)
  await keepList(page, await listOf(page, 3), 'last-request')
  const contact = new ContactPage(page, language)
  for (const query of [
    '',
    lineQuery('keratin-tips', language),
    contactQuery('priceList', null, language),
  ]) {
    await contact.open(query)
    const offer = contact.form.getByRole('region', { name: contact.text.last.heading })
    await expect(offer).toHaveCount(1)
    expect.soft(await shiftOf(page), query).toBeLessThanOrEqual(unseen)
  }
})
