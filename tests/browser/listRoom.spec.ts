import { contactQuery, lineQuery } from '../../src/shared/contactLinks'
import { pathTo } from '../../src/shared/routes'
import { ContactPage } from './ContactPage'
import { catalogue, keepList } from './productLists'
import { observeShifts, shiftOf } from './shifts'
import { expect, languageAndWindow, open, rejectCookies, test } from './site'

const windows = [...languageAndWindow, ['it', { width: 390, height: 844 }]] as const

for (const [language, { width, height }] of windows) {
  test(`a list moves nothing as it comes, at ${width} px in ${language}`, async ({ page }) => {
    test.slow()
    const products = await catalogue(page)
    const queries = [
      '',
      lineQuery('keratin-tips', language),
      contactQuery('priceList', null, language),
    ]
    await page.setViewportSize({ width, height })
    await rejectCookies(page)
    await observeShifts(page)
    await open(page, pathTo('privacy', language))
    const contact = new ContactPage(page, language)
    // Its height is a row's times their number, and that of what is around them.
    for (const count of [1, 10]) {
      for (const query of queries) {
        const line = query === queries[1] ? 'keratin-tips' : undefined
        const listed = products
          .filter(({ category }, at) => (line ? category === line : at % 5 === 0))
          .slice(0, count)
          .map(({ name, nameEn, category }) => ({ name, nameEn, line: category, quantity: '3' }))
        await keepList(page, listed)
        await contact.open(query)
        await expect(contact.items.getByRole('textbox')).toHaveCount(listed.length)
        const sum = await shiftOf(page)
        expect.soft([query, count, sum <= 0.005 ? 0 : sum]).toEqual([query, count, 0])
      }
    }
  })
}
