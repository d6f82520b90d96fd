import { languages } from '../../src/shared/languages'
import { pictureAddress } from '../../src/shared/pictures'
import { productAnchor, productName } from '../../src/shared/products'
import { pathTo } from '../../src/shared/routes'
import { addText } from '../../views/quote/text'
import { enlarge } from '../../views/sections/gallery/enlarge'
import { galleryText } from '../../views/sections/gallery/text'
import { categoryDescriptions } from '../../views/text/categoryDescriptions'
import { keratinTips } from '../../views/text/pictures/keratinTips'
import { nameOf } from '../../views/text/productFacts'
import { siteText } from '../../views/text/site'
import { contactPathFor } from '../support/site/contactPathFor'
import { ContactPage } from './ContactPage'
import { everyAnswer, mainLink, productsOf } from './productLists'
import { expect, hold, languageAndWindow, open, rejectCookies, test } from './site'

for (const [language, { width, height }] of languageAndWindow) {
  test(`the lightbox leads to the product it shows and adds it, at ${width} px in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await rejectCookies(page)
    const text = galleryText[language]
    const [picture] = keratinTips
    const product = (await productsOf(page, 'keratin-tips')).find(
      ({ imageUrl }) => picture && imageUrl === pictureAddress(picture.name),
    )
    if (!product) throw new Error('No keratin tips have the first picture')
    const name = productName(product, language)
    await open(page, pathTo('keratinTips', language))
    // The page opens with the first picture, which comes last in the gallery.
    const opener = page.getByRole('button', { name: new RegExp(`^${enlarge[language]}: `) }).last()
    const alt = ((await opener.getAttribute('aria-label')) ?? '').slice(
      enlarge[language].length + 2,
    )
    await opener.click()
    const dialog = page.getByRole('dialog')
    // What the picture shows is said once, by the caption, which speaks as it changes.
    await expect(dialog.getByRole('status').filter({ hasText: alt })).toContainText('4 / 4: ')
    await expect(dialog.getByText(alt)).toHaveCount(1)
    const figure = dialog.getByRole('figure')
    await expect(figure).toHaveAccessibleName(`4 / 4: ${name}. ${alt}.`)
    await expect(dialog.locator(`[alt="${alt}"], [aria-label*="${alt}"]`)).toHaveCount(0)
    await expect(dialog.getByRole('heading')).toHaveText(nameOf(product, language))
    await expect(dialog.locator('figure figcaption p')).toContainText(alt)
    await expect(dialog.getByRole('listitem').last().getByRole('button')).toHaveAccessibleName(
      `${text.show} 4 ${text.of} 4`,
    )
    await dialog.getByRole('button', { name: `${addText[language].add}: ${name}` }).click()
    await expect(
      dialog.getByRole('button', { name: new RegExp(`^${addText[language].added}`) }),
    ).toBeVisible()
    if (width === 360) {
      await dialog.getByRole('link', { name: siteText[language].requestQuote }).click()
      await expect(page).toHaveURL(contactPathFor('keratin-tips', language))
      await expect(dialog).toHaveCount(0)
      await expect(new ContactPage(page, language).quantity(name)).toHaveValue('1')
      return
    }
    await dialog.getByRole('link', { name: `${text.product}: ${name}` }).click()
    await expect(dialog).toHaveCount(0)
    const row = page.locator(`li#${productAnchor(product)}`)
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
  })
}

test('a product whose name is written in other letters is led to as well', async ({ page }) => {
  const [product] = await productsOf(page, 'weft-machine-sewn')
  const other = { ...product, id: 'another', name: 'Weft 髪 長い' }
  await page.route(everyAnswer, (route) => route.fulfill({ json: [product, other] }))
  await open(page, '/chi-siamo')
  await mainLink(page, 'Prodotti').click()
  await page.getByRole('link', { name: other.name, exact: true }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: other.name })
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
})

test('while a line’s descriptions are on their way, its products stand', async ({ page }) => {
  const products = await productsOf(page, 'tape-in-kit')
  const [product] = products
  await open(page, '/prodotti?linea=tape-in-kit')
  await expect(page.getByText(categoryDescriptions['tape-in-kit'].it)).toBeVisible()
  const letGo = await hold(page, everyAnswer)
  await page.getByRole('link', { name: product.name, exact: true }).click()
  await expect(page.locator('[aria-labelledby=line-products] h3')).toHaveCount(products.length)
  await expect(page.locator(`li#${productAnchor(product)}`)).toBeFocused()
  letGo()
  const plate = page.locator(`li#${productAnchor(product)}`)
  await plate.locator('summary').click()
  await expect(plate.getByText(product.description)).toBeVisible()
})

test('the lightbox of the gallery’s first pictures leads to the form', async ({ page }) => {
  await rejectCookies(page)
  for (const language of languages) {
    await open(page, pathTo('gallery', language))
    await page.locator('[aria-labelledby=lifestyle]').getByRole('button').first().click()
    const { requestQuote } = siteText[language]
    await page.getByRole('dialog').getByRole('link', { name: requestQuote }).click()
    await expect(page).toHaveURL(pathTo('contacts', language))
  }
})

test('the lines of a picture’s description are equally far apart on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await rejectCookies(page)
  for (const language of languages) {
    await open(page, pathTo('keratinTips', language))
    const opener = page.locator('[aria-labelledby=gallery]').getByRole('button')
    for (const at of [0, 1, 2]) {
      await opener.nth(at).click()
      const dialog = page.getByRole('dialog')
      const tops = await dialog.locator('figcaption p [role=status]').evaluate((said) => {
        const range = document.createRange()
        range.selectNodeContents(said.lastChild ?? said)
        return [...range.getClientRects()].map(({ top }) => Math.round(top))
      })
      const steps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0))
      expect(new Set(steps).size, `${tops}`).toBeLessThanOrEqual(1)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  }
})
