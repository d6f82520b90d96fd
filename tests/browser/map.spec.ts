import type { Page } from '@playwright/test'
import { consentText } from '../../views/consent/text'
import { givenShop } from '../support/site/givenShop'
import { expect, open, test } from './site'

test.describe('The map', () => {
  const isMap = (url: URL) => url.hostname === 'www.openstreetmap.org'
  const map = (page: Page) => page.locator('iframe')

  test.beforeEach(async ({ page, problems }) => {
    // The map's host is not asked: what counts is that the visitor's browser would ask it.
    await page.route(isMap, (route) => route.fulfill({ body: 'map', contentType: 'text/html' }))
    problems.allow(/openstreetmap\.org/)
  })

  test('waits for the button, is 400 px high, and is forgotten afterwards', async ({ page }) => {
    await open(page, '/contatti')
    await expect(map(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Mostra la mappa' }).press('Enter')
    await expect(map(page)).toBeVisible()
    await expect(map(page)).toBeFocused()
    expect((await map(page).boundingBox())?.height).toBe(400)
    const { searchParams } = new URL((await map(page).getAttribute('src')) ?? '')
    const { latitude, longitude } = givenShop
    expect(searchParams.get('marker')).toBe(`${latitude},${longitude}`)
    await expect(page.getByRole('main').getByText('non è ancora segnato')).toHaveCount(0)
    await open(page, '/contatti')
    await expect(map(page)).toHaveCount(0)
  })

  test('comes by itself after consent, apart from the picture above it', async ({ page }) => {
    await open(page, '/dove-siamo')
    const [above, below] = await page
      .locator('main figure:has(img)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBe(72)
    const { accept } = consentText.it
    // Until then the notice gives way to the page's button.
    await page.mouse.wheel(0, 400)
    await page.getByRole('button', { name: accept, exact: true }).click()
    await expect(map(page)).toBeVisible()
  })
})
