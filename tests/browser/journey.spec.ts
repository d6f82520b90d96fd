import { parse } from 'node-html-parser'
import { productName } from '../../src/shared/products'
import { pathTo } from '../../src/shared/routes'
import { siteText } from '../../views/text/site'
import { ContactPage } from './ContactPage'
import { addButton, productsOf } from './productLists'
import { savedRow, writtenMail } from './sentRequests'
import { expect, hydrated, languageAndWindow, open, rejectCookies, test } from './site'

for (const [language, { width, height }] of languageAndWindow) {
  test(`three products of a line's page reach the shop, at ${width} px in ${language}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height })
    await rejectCookies(page)
    const products = (await productsOf(page, 'keratin-tips')).slice(0, 3)
    await open(page, pathTo('keratinTips', language))
    for (const product of products) await addButton(page, language, product).click()
    const waiting = `3 ${siteText[language].listed.other}`
    await page.reload()
    await hydrated(page)
    await page.getByRole('link', { name: waiting }).click()
    const contact = new ContactPage(page, language)
    for (const [index, product] of products.entries()) {
      await contact.quantity(productName(product, language)).fill(String(index * 10 + 5))
    }
    await contact.fill({ requestType: 'Listino Parrucchieri Professionisti' })
    const { id } = await contact.send()
    await contact.expectThanks(id)
    await expect(contact.main.getByRole('row').last()).toContainText('25')
    expect(await page.evaluate(() => localStorage.getItem('request-list'))).toBeNull()
    await expect(page.getByRole('link', { name: waiting })).toHaveCount(0)
    const items = JSON.parse(String(savedRow(site.dataDir, id).items))
    expect(items).toMatchObject(
      products.map((product, index) => ({
        product: productName(product, language),
        quantity: index * 10 + 5,
      })),
    )
    const { html = '' } = await writtenMail(site.dataDir, id)
    const rows = parse(html).querySelectorAll('table:not([role]) tbody tr')
    expect(rows.map((row) => row.querySelectorAll('td').map((cell) => cell.text))).toEqual(
      products.map((product, index) => [productName(product, language), `${index * 10 + 5}`]),
    )
  })
}
