import type { Page } from '@playwright/test'
import { pathTo } from '../../src/shared/routes'
import { en } from '../../views/pages/products/chooser/text.en'
import { it } from '../../views/pages/products/chooser/text.it'
import { siteText } from '../../views/text/site'
import { choiceLink } from './languageChoice'
import { expect, open, test } from './site'

const part = (page: Page, heading: string) =>
  page.getByRole('main').getByRole('group').filter({ hasText: heading }).first()

test('three answers by keyboard lead to a line, spoken and in the address', async ({ page }) => {
  const { purpose, hair, wear } = en.options
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, pathTo('products', 'en'))
  const chooser = part(page, en.heading)
  await chooser.locator('summary').focus()
  await page.keyboard.press('Enter')
  const lengthen = chooser
    .getByRole('group', { name: en.legends.purpose })
    .getByRole('radio', { name: purpose.lengthen, exact: true })
  await lengthen.focus()
  await page.keyboard.press('Space')
  await expect(lengthen).toBeChecked()
  await expect(lengthen).toBeFocused()
  await expect(chooser.getByRole('status')).toBeEmpty()
  await chooser.getByRole('radio', { name: hair.thick, exact: true }).check()
  await chooser
    .getByRole('group', { name: en.legends.wear })
    .getByRole('radio', { name: wear.weeks })
    .check()
  await expect(chooser.getByRole('status')).toContainText(en.reasons.weft)
  const shared = `${pathTo('products', 'en')}?for=lengthen-thick-weeks`
  await expect(page).toHaveURL(shared)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  // The answer is a link: it opens with the answers in it.
  await open(page, shared)
  await expect(chooser.getByRole('radio', { name: hair.thick, exact: true })).toBeChecked()
  await expect(chooser.getByRole('status')).toContainText(en.reasons.weft)
  // A fold that is open stays so, though an answer writes the entry of the history anew.
  const methods = page.locator('#methods')
  await methods.locator('summary').click()
  await chooser.getByRole('radio', { name: hair.fine, exact: true }).check()
  await chooser.getByRole('radio', { name: hair.thick, exact: true }).check()
  await expect(page).toHaveURL(shared)
  await chooser.getByRole('link', { name: siteText.en.discover, exact: true }).click()
  await expect(page).toHaveURL(pathTo('weftMachineSewn', 'en'))
  await page.goBack()
  await expect(page).toHaveURL(shared)
  await expect(methods).toHaveAttribute('open')
  await expect(chooser.getByRole('status')).toContainText(en.reasons.weft)
  await chooser.getByRole('button', { name: en.again }).press('Enter')
  await expect(page).toHaveURL(pathTo('products', 'en'))
  await expect(chooser.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(chooser.getByRole('radio').first()).toBeFocused()
})

test('an answer shows its products in the catalogue, and stays', async ({ page }) => {
  await open(page, `${pathTo('products', 'it')}?per=men`)
  const chooser = part(page, it.heading)
  await chooser.getByRole('link', { name: it.filter }).click()
  await expect(page).toHaveURL('/prodotti?linea=protesi-uomo&per=men')
  await expect(chooser.getByRole('status')).toContainText(it.reasons.men)
})

test('the answers stay when the language changes, and with them the filters', async ({ page }) => {
  await open(page, `${pathTo('products', 'it')}?linea=weft-machine-sewn&per=lengthen-thick-weeks`)
  await choiceLink(page, 'en').click()
  await expect(page).toHaveURL('/en/products?line=weft-machine-sewn&for=lengthen-thick-weeks')
  const chooser = part(page, en.heading)
  await expect(chooser.getByRole('status')).toContainText(en.reasons.weft)
  await choiceLink(page, 'it').click()
  await expect(page).toHaveURL('/prodotti?linea=weft-machine-sewn&per=lengthen-thick-weeks')
  await expect(part(page, it.heading).getByRole('status')).toContainText(it.reasons.weft)
})
