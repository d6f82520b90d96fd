import type { Page } from '@playwright/test'
import { categories, categoryPages } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { languages } from '../../src/shared/languages'
import { pageIds, pathTo } from '../../src/shared/routes'
import { consentText } from '../../views/consent/text'
import { expect, hold, hydrated, open, phone, test } from './site'

/** The longest that the scripts wait for a page's pictures. */
const waitMs = 600

/**
 * Loads the home page with its clock standing, and its first picture on the way until it is let go.
 */
async function openWithoutPicture(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/(?!start-)/.test(pathname)) scripts.push(pathname)
  })
  const letGo = await hold(page, '**/pictures/*/hero-*')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(pathTo('home', 'it'), { waitUntil: 'domcontentloaded' })
  // The first script comes beside the page, and its style sheets with it.
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(2)
  await page.clock.runFor(waitMs / 2)
  return { scripts, letGo }
}

test.describe('The cookie banner', () => {
  const { label, reject } = consentText.it
  const banner = (page: Page) => page.getByRole('region', { name: label })

  test('is low, there before the page’s scripts, and takes the answer without them', async ({
    page,
  }) => {
    const letGo = await hold(page, /\/assets\/(?!start-)/)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(pathTo('contacts', 'it'), { waitUntil: 'domcontentloaded' })
    await expect(banner(page)).toBeVisible()
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(96)
    const field = page.getByRole('main').getByRole('textbox').first()
    await field.focus()
    await expect(banner(page)).toBeHidden()
    await field.blur()
    await banner(page).getByRole('button', { name: reject, exact: true }).click()
    await expect(banner(page)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('rejected')
    letGo()
    await hydrated(page)
    await expect(page.locator('[data-cookie-banner]')).toHaveCount(0)
    await page.goto(pathTo('faq', 'it'), { waitUntil: 'domcontentloaded' })
    await expect(banner(page)).toBeHidden()
  })

  test('covers no way of home’s first screen on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const language of languages) {
      await open(page, pathTo('home', language))
      const asked = page.locator('[data-cookie-banner]')
      await expect(asked).toBeVisible()
      const way = await page.locator('main h1 ~ div ul').first().boundingBox()
      expect((await asked.boundingBox())?.x).toBeGreaterThan((way?.x ?? 0) + (way?.width ?? 0))
    }
  })

  test('covers no line’s first button, however one comes there and turns the window, and is there once one reads on', async ({
    page,
  }) => {
    test.slow()
    const heading = page.getByRole('heading', { level: 1 })
    const expectClear = async (where: string) => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      const [first, lying] = await Promise.all([
        page.getByRole('main').locator('a[href^="/contatti"]').first().boundingBox(),
        page.locator('[data-cookie-banner]').boundingBox(),
      ])
      if (!first || !lying) throw new Error('One of them is not there')
      const isInBand = first.y < lying.y + lying.height && first.y + first.height > lying.y
      await expect(banner(page), where).toBeVisible({ visible: !isInBand })
      await page.mouse.wheel(0, 800)
      await expect(banner(page), where).toBeVisible()
    }
    await open(page, pathTo('weftMachineSewn', 'it'))
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectClear(`turned to ${width} × ${height}`)
      for (const category of categories) {
        const path = pathTo(categoryPages[category], 'it')
        await page.locator(`#lines a[href="${path}"]`).dispatchEvent('click')
        await expect(page).toHaveURL(path)
        await expect(heading).toContainText(categoryLabels[category].it)
        await expect(heading).toBeFocused()
        await expectClear(`${category} at ${width} × ${height}`)
      }
    }
  })
})

test.describe('Where scripts do not come', () => {
  for (const missing of ['**/assets/*.js', /\/assets\/(?!start-)/, /\/assets\/pictures-/]) {
    test(`no control stands there that does nothing: ${missing}`, async ({ page, problems }) => {
      problems.allow(/ERR_FAILED|Failed to fetch/)
      await page.route(missing, (route) => route.abort())
      for (const id of ['tapeInKit', 'gallery', 'whereWeAre'] as const) {
        await page.goto(pathTo(id, 'it'))
        const buttons = page.locator('button:not([popovertarget], [form], [data-consent])')
        expect(await buttons.count()).toBeGreaterThan(1)
        await expect(buttons.filter({ visible: true })).toHaveCount(0)
        const picture = page.getByRole('main').locator('img').first()
        await expect(picture).toBeVisible()
      }
    })
  }
})

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

  test('come after the first words where there is no picture to wait for', async ({ page }) => {
    await open(page, pathTo('contacts', 'it'))
    const [begun, painted] = await page.evaluate(() => [
      performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/assets\/(?!start-).*\.js$/.test(name))?.startTime,
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    ])
    // On a busy machine the page is no longer waited for.
    expect(begun).toBeGreaterThan(Math.min(painted ?? Number.NaN, waitMs - 100))
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

test.describe('A phone’s pictures below the first screen', () => {
  test.use({ viewport: phone })

  /**
   * Opens a page whose scripts do not come until they are let go. `come` waits for the lazy
   * pictures.
   */
  async function openWithoutScripts(page: Page) {
    const lower = () =>
      page
        .locator('img[loading=lazy]')
        .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).currentSrc))
    const letGo = await hold(page, /\/assets\/(?!start-).*\.js$/)
    await page.goto(pathTo('home', 'it'), { waitUntil: 'domcontentloaded' })
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(2)
    // They would come by themselves after a while.
    await page.evaluate(() => {
      for (const aside of document.getAnimations()) aside.pause()
    })
    expect(await lower()).toEqual([])
    const come = () => expect.poll(async () => (await lower()).length).toBeGreaterThan(3)
    return { letGo, come }
  }

  test('come after its scripts', async ({ page }) => {
    const { letGo, come } = await openWithoutScripts(page)
    letGo()
    await come()
  })

  test('come as soon as the visitor scrolls', async ({ page }) => {
    const { letGo, come } = await openWithoutScripts(page)
    await page.mouse.wheel(0, 100)
    await come()
    letGo()
  })

  test('come by themselves where not even the first script does', async ({ page, problems }) => {
    problems.allow(/ERR_FAILED/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(pathTo('home', 'it'))
    const first = page.locator('img[loading=lazy]').first()
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toBeTruthy()
  })

  test('are below it on every page', async ({ page }) => {
    for (const id of pageIds) {
      for (const language of languages) {
        await page.goto(pathTo(id, language), { waitUntil: 'domcontentloaded' })
        await page.evaluate(() => {
          for (const aside of document.getAnimations()) aside.cancel()
        })
        const tops = await page.locator('img[loading=lazy]').evaluateAll((images) =>
          images
            .filter((image) => image.checkVisibility())
            .map((image) => image.getBoundingClientRect())
            .filter(({ left }) => left < window.innerWidth)
            .map(({ top }) => top),
        )
        expect.soft(Math.min(...tops), `${id} in ${language}`).toBeGreaterThan(phone.height - 10)
      }
    }
  })
})
