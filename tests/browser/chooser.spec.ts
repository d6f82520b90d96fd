import type { Page } from '@playwright/test'
import { answersParameter } from '../../src/shared/catalogueFilters'
import type { Category } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { languages } from '../../src/shared/languages'
import { pathTo } from '../../src/shared/routes'
import { en } from '../../views/pages/products/chooser/text.en'
import { it } from '../../views/pages/products/chooser/text.it'
import { choiceLink } from './languageChoice'
import { expect, open, test } from './site'

const texts = { it, en }

const part = (page: Page, heading: string) =>
  page.getByRole('main').getByRole('group').filter({ hasText: heading }).first()

for (const language of languages) {
  const text = texts[language]
  const { purpose, hair, wear } = text.options

  test(`three answers by keyboard lead to a line, told and in the address, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await open(page, pathTo('products', language))
    const chooser = part(page, text.heading)
    await chooser.locator('summary').focus()
    await page.keyboard.press('Enter')
    const lengthen = chooser
      .getByRole('group', { name: text.legends.purpose })
      .getByRole('radio', { name: purpose.lengthen, exact: true })
    await lengthen.focus()
    await page.keyboard.press('Space')
    await expect(lengthen).toBeChecked()
    await expect(lengthen).toBeFocused()
    await expect(chooser.getByRole('status')).toBeEmpty()
    await chooser.getByRole('radio', { name: hair.thick, exact: true }).check()
    await chooser
      .getByRole('group', { name: text.legends.wear })
      .getByRole('radio', { name: wear.weeks })
      .check()
    await expect(chooser.getByRole('status')).toContainText(text.reasons.weft)
    const words = language === 'it' ? 'allungare-folti-settimane' : 'length-thick-weeks'
    const shared = `${pathTo('products', language)}?${answersParameter[language]}=${words}`
    await expect(page).toHaveURL(shared)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    // The answer is a link: it opens with the answers in it.
    await open(page, shared)
    await expect(chooser.getByRole('radio', { name: hair.thick, exact: true })).toBeChecked()
    await expect(chooser.getByRole('status')).toContainText(text.reasons.weft)
    // A fold that is open stays so, though an answer writes the entry of the history anew.
    const methods = page.locator('#methods')
    await methods.locator('summary').click()
    await chooser.getByRole('radio', { name: hair.fine, exact: true }).check()
    await chooser.getByRole('radio', { name: hair.thick, exact: true }).check()
    await expect(page).toHaveURL(shared)
    await chooser.getByRole('link', { name: text.open }).click()
    await expect(page).toHaveURL(pathTo('weftMachineSewn', language))
    await page.goBack()
    await expect(page).toHaveURL(shared)
    await expect(methods).toHaveAttribute('open')
    await expect(chooser.getByRole('status')).toContainText(text.reasons.weft)
    await chooser.getByRole('button', { name: text.again }).press('Enter')
    await expect(page).toHaveURL(pathTo('products', language))
    await expect(chooser.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(chooser.getByRole('radio').first()).toBeFocused()
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test(`the part says in words for whom each line is, in ${language}`, async ({ page }) => {
      await page.goto(pathTo('products', language))
      const chooser = part(page, text.heading)
      await chooser.locator('summary').click()
      await expect(chooser.getByRole('listitem')).toHaveCount(Object.keys(text.guide).length)
      for (const [line, when] of Object.entries(text.guide) as [Category, string][]) {
        const entry = chooser.getByRole('listitem').filter({ hasText: when })
        await expect(entry.getByRole('link')).toHaveText(categoryLabels[line][language])
        // No line is longer than one reads with ease.
        expect((await entry.locator('span').first().boundingBox())?.width).toBeLessThan(640)
      }
      await chooser.getByRole('link').first().click()
      await expect(page).toHaveURL(pathTo('tapeInKit', language))
    })
  })
}

test('an answer shows its products in the catalogue, and stays', async ({ page }) => {
  await open(page, `${pathTo('products', 'it')}?per=uomo`)
  const chooser = part(page, it.heading)
  await chooser.getByRole('link', { name: it.filter }).click()
  await expect(page).toHaveURL('/prodotti?linea=protesi-uomo&per=uomo')
  await expect(chooser.getByRole('status')).toContainText(it.reasons.men)
})

test('the answers stay when the language changes, and with them the filters', async ({ page }) => {
  await open(
    page,
    `${pathTo('products', 'it')}?linea=weft-machine-sewn&per=allungare-folti-settimane`,
  )
  await choiceLink(page, 'en').click()
  await expect(page).toHaveURL('/en/products?line=weft-machine-sewn&for=allungare-folti-settimane')
  const chooser = part(page, en.heading)
  await expect(chooser.getByRole('status')).toContainText(en.reasons.weft)
  await choiceLink(page, 'it').click()
  await expect(page).toHaveURL('/prodotti?linea=weft-machine-sewn&per=allungare-folti-settimane')
  await expect(part(page, it.heading).getByRole('status')).toContainText(it.reasons.weft)
})
