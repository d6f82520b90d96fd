import { contactQuery, lineQuery } from '../../src/shared/contactLinks'
import { languages } from '../../src/shared/languages'
import { ContactPage } from './ContactPage'
import { catalogue } from './productLists'
import { observeShifts, shiftOf } from './shifts'
import { expect, test } from './site'

const windows = [
  [360, 740],
  [390, 844],
  [1280, 720],
] as const

for (const language of languages) {
  for (const [width, height] of windows) {
    test(`a list moves nothing as it comes, at ${width} px in ${language}`, async ({
      page,
      browser,
      site,
    }) => {
      test.slow()
      const products = await catalogue(page)
      const queries = [
        '',
        lineQuery('keratin-tips', language),
        contactQuery('priceList', null, language),
      ]
      for (const count of [1, 3, 10]) {
        for (const query of queries) {
          const context = await browser.newContext({
            baseURL: site.url,
            viewport: { width, height },
          })
          const another = await context.newPage()
          const line = query === queries[1] ? 'keratin-tips' : undefined
          const listed = products
            .filter(({ category }, at) => (line ? category === line : at % 5 === 0))
            .slice(0, count)
            .map(({ name, nameEn, category }) => ({ name, nameEn, line: category, quantity: 3 }))
          await another.addInitScript((stored) => {
            localStorage.setItem('cookie-consent', 'rejected')
            localStorage.setItem('request-list', stored)
          }, JSON.stringify(listed))
          await observeShifts(another)
          const contact = new ContactPage(another, language)
          await contact.open(query)
          await expect(contact.items.getByRole('textbox')).toHaveCount(listed.length)
          await another.waitForLoadState('networkidle')
          const sum = await shiftOf(another)
          expect.soft([query, count, sum <= 0.005 ? 0 : sum]).toEqual([query, count, 0])
          await context.close()
        }
      }
    })
  }
}
