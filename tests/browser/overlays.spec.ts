import type { Page } from '@playwright/test'
import { pathTo } from '../../src/shared/routes'
import { siteText } from '../../views/text/site'
import { coveredFocus } from '../support/coveredFocus'
import { ContactPage } from './ContactPage'
import { sendInVain } from './sentRequests'
import { expect, open, test } from './site'

/** Windows, and a reader's size of type: a phone, the same lying, at 400 % of zoom, and at 200 % of type. */
const lowWindows = [
  [360, 740, 16],
  [640, 360, 16],
  [320, 256, 16],
  [360, 740, 32],
] as const

async function setType(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } })
}

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

for (const [width, height, standard] of lowWindows) {
  test(`the open menu hides nothing that has the focus, at ${width} × ${height} with type of ${standard} px`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'))
    await page.setViewportSize({ width, height })
    await setType(page, standard)
    await open(page, pathTo('home', 'it'))
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await expect(page.locator('main')).toHaveAttribute('inert')
    expect(await coveredFocus(page)).toEqual([])
  })

  test(`a failure’s toast hides nothing that has the focus, at ${width} × ${height} with type of ${standard} px`, async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource: .* 503 .*\/api\/contacts\)$/)
    await page.setViewportSize({ width, height })
    await setType(page, standard)
    const contact = new ContactPage(page, 'en')
    await sendInVain(contact)
    await contact.expectFailure()
    expect(await coveredFocus(page)).toEqual([])
    // The question about cookies is put again once the message has gone.
    const banner = page.locator('[data-cookie-banner]')
    await expect(banner).toBeHidden()
    await contact.toasts.getByRole('button').click()
    await expect(banner).toBeVisible()
    expect(await coveredFocus(page)).toEqual([])
  })
}

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
