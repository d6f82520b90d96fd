import { pathTo } from '../../src/shared/routes'
import { addText } from '../../views/quote/text'
import { siteText } from '../../views/text/site'
import { contactPathFor } from '../support/contactPathFor'
import { ContactPage } from './ContactPage'
import { productsOf } from './productLists'
import { expect, open, test } from './site'

test('the open menu keeps the focus, and the page behind it out of reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, pathTo('home', 'it'))
  const button = page.getByRole('button', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: siteText.it.mainNavigation })
  const links = menu.getByRole('link')
  await expect(menu.getByRole('link', { name: 'Preventivo' })).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
  const count = await links.count()
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: siteText.it.close, exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(links.nth(count - 1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('the lightbox asks for the product that it shows', async ({ page }) => {
  const [product] = await productsOf(page, 'keratin-tips')
  if (!product) throw new Error('The catalogue has no keratin tips')
  await open(page, pathTo('keratinTips', 'it'))
  await page
    .getByRole('button', { name: /^Ingrandisci: / })
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: `${addText.it.add}: ` }).click()
  await expect(dialog.getByRole('button', { name: addText.it.added })).toBeVisible()
  await dialog.getByRole('link', { name: siteText.it.requestQuote }).click()
  await expect(page).toHaveURL(contactPathFor('keratin-tips', 'it'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(new ContactPage(page, 'it').items.getByRole('textbox')).toHaveCount(1)
})

test('the WhatsApp button stands by on arrival and while one reads on, and gives way to a control', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'))
  await open(page, pathTo('italianKeratineGlue', 'it'))
  const place = page.locator('aside[aria-label=WhatsApp]')
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 900)
  await expect(place).not.toHaveAttribute('data-aside')
  const legal = page.getByRole('contentinfo').getByRole('link').last()
  const { x, y } = await place.evaluate((element) => element.getBoundingClientRect())
  // As if the page had a control there.
  await legal.evaluate(
    (link, [left, top]) => {
      Object.assign(link.style, { position: 'fixed', left: `${left}px`, top: `${top}px` })
      window.dispatchEvent(new Event('resize'))
    },
    [x, y],
  )
  await expect(place).toHaveAttribute('data-aside')
  await expect(place).toHaveCSS('opacity', '0')
})
