import type { Page } from '@playwright/test'
import { pathTo } from '../../src/shared/routes'
import { expect, hydrated, test } from './site'

/** The longest that the scripts wait for a page's pictures. */
const waitMs = 2000

/** Loads the home page with its clock standing, and its first picture on the way until it is let go. */
async function openWithoutPicture(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/(?!start-)/.test(pathname)) scripts.push(pathname)
  })
  let letGo = () => undefined
  const picture = new Promise<void>((resolve) => {
    letGo = () => void resolve()
  })
  await page.route('**/pictures/*/hero-*', async (route) => {
    await picture
    await route.continue()
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(pathTo('home', 'it'), { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(waitMs / 2)
  return { scripts, letGo }
}

test.describe('The scripts of a page', () => {
  test('come once its pictures are there and shown', async ({ page }) => {
    const { scripts, letGo } = await openWithoutPicture(page)
    expect(scripts).toEqual([])
    letGo()
    await page.waitForLoadState('load')
    // The frame that shows it, and what follows.
    await page.clock.runFor(100)
    await expect.poll(() => scripts.length).toBeGreaterThan(3)
    await page.clock.resume()
    await hydrated(page)
  })

  test('come all the same when a picture is slow', async ({ page }) => {
    const { scripts, letGo } = await openWithoutPicture(page)
    expect(scripts).toEqual([])
    await page.clock.runFor(waitMs)
    await expect.poll(() => scripts.length).toBeGreaterThan(3)
    letGo()
  })

  test('come at once for whoever uses the page', async ({ page }) => {
    const { scripts, letGo } = await openWithoutPicture(page)
    expect(scripts).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(() => scripts.length).toBeGreaterThan(3)
    letGo()
  })
})
