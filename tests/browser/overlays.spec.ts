import { lineQuery } from '../../src/shared/contactLinks'
import { languages } from '../../src/shared/languages'
import { productName } from '../../src/shared/products'
import { pathTo } from '../../src/shared/routes'
import { addText } from '../../views/quote/text'
import { siteText } from '../../views/text/site'
import { coveredFocus } from '../support/browser/coveredFocus'
import { lostText } from '../support/browser/lostText'
import { ContactPage } from './ContactPage'
import { addButton, productsOf } from './productLists'
import { sendInVain } from './sentRequests'
import { expect, open, phone, rejectCookies, setType, test } from './site'

/**
 * Windows, and a reader's size of type: a phone, the same lying, at 400 % of zoom, and at 200 % of
 * type.
 */
const lowWindows = [
  [360, 740, 16],
  [640, 360, 16],
  [320, 256, 16],
  [360, 740, 32],
] as const

test('the open menu keeps the focus, which goes through all of its links and round again, and the page behind it out of reach', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, pathTo('home', 'it'))
  const button = page.getByRole('button', { name: 'Menu' })
  await button.press('Enter')
  const menu = page.getByRole('navigation', { name: siteText.it.mainNavigation })
  const links = menu.getByRole('link')
  await expect(menu.getByRole('link', { name: 'Preventivo' })).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
  // Who hears the page finds the links right after the button.
  const order = await button.evaluate((one) => one.nextElementSibling?.matches(':popover-open'))
  expect(order).toBe(true)
  const all = await links.all()
  expect(all.length).toBeGreaterThan(15)
  for (const link of all) {
    await expect(link).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('a double tap opens the menu as one tap does', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, pathTo('home', 'it'))
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('navigation', { name: siteText.it.mainNavigation })
  await button.dblclick()
  await expect(menu).toBeVisible()
  // Who waits for a moment closes it by the same button.
  await button.click()
  await expect(menu).toBeHidden()
})

for (const language of languages) {
  test(`the open menu shows all pages and lines at once on a low phone, in two columns of even rows, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, pathTo('home', language))
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: siteText[language].mainNavigation })
    await expect(menu.getByText(siteText[language].lines, { exact: true })).toBeVisible()
    const quote = await menu.getByRole('link', { name: siteText[language].quote }).boundingBox()
    const boxes = await menu
      .locator('li a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes).toHaveLength(15)
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(quote?.y ?? 0)
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(2)
    expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([44]))
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(8)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(336)
    // The last page of seven has another beside it.
    expect(boxes[6]?.top).toBe(boxes[5]?.top)
    // A taller phone has taller rows, not a void.
    await page.setViewportSize({ width: 360, height: 780 })
    const [last, foot] = await Promise.all(
      [menu.locator('li a').last(), menu.getByRole('link', { name: siteText[language].quote })].map(
        (one) => one.boundingBox(),
      ),
    )
    expect((foot?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThanOrEqual(110)
  })
}

test('what is on the list leads on from a bar and in messages', async ({ page }) => {
  const language = 'en'
  await page.setViewportSize({ width: 360, height: 640 })
  await rejectCookies(page)
  const text = siteText[language]
  await open(page, pathTo('keratinTips', language))
  const whatsapp = page.getByRole('link', { name: text.whatsapp, exact: true })
  await expect(whatsapp).toBeVisible()
  const products = (await productsOf(page, 'keratin-tips')).slice(0, 2)
  for (const product of products) await addButton(page, language, product).click()
  const count = `2 ${text.listed.other}`
  const bar = page.getByRole('link', { name: `${count} ${addText[language].goOn}` })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(whatsapp).toBeHidden()
  const header = page.getByRole('banner')
  for (const name of ['ITA, Italiano', 'ENG, English']) {
    await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const chat = page.getByRole('main').getByRole('link', { name: text.quoteByWhatsapp }).first()
  const { searchParams } = new URL((await chat.getAttribute('href')) ?? '')
  for (const product of products) {
    expect(searchParams.get('text')).toContain(`\n1 × ${productName(product, language)}`)
  }
  await bar.click()
  await expect(page).toHaveURL(pathTo('contacts', language) + lineQuery('keratin-tips', language))
  await expect(bar).toHaveCount(0)
})

test('in type of 200 % a low phone has room beside the list’s bar and for its quantities', async ({
  page,
}) => {
  const language = 'it'
  await setType(page, 32)
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, pathTo('bulkHumanHair', language))
  const banner = page.locator('[data-cookie-banner]')
  await expect(banner).toBeVisible()
  await addButton(page, language).press('Enter')
  const { goOn } = addText[language]
  const bar = page.getByRole('link', { name: `1 ${siteText[language].listed.one} ${goOn}` })
  await expect(bar).toBeHidden()
  expect(await coveredFocus(page)).toEqual([])
  await banner.getByRole('button').first().click()
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(128)
  expect(await coveredFocus(page)).toEqual([])
  const contact = new ContactPage(page, language)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    await contact.open()
    await expect(contact.items.getByRole('textbox')).toHaveCount(1)
    await contact.items.getByRole('textbox').fill('10000')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await lostText(page)).toEqual([])
  }
})

test('the open menu hides nothing that has the focus', async ({ page }) => {
  await rejectCookies(page)
  await open(page, pathTo('home', 'it'))
  for (const [width, height, standard] of lowWindows) {
    await page.setViewportSize({ width, height })
    await setType(page, standard)
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await expect(page.locator('main')).toHaveAttribute('inert')
    const where = `at ${width} × ${height} with type of ${standard} px`
    expect(await coveredFocus(page), where).toEqual([])
    await page.keyboard.press('Escape')
  }
})

for (const [width, height, standard] of lowWindows) {
  test(`a failure’s toast covers nothing of its panel, and then nothing hides what has the focus, at ${width} × ${height} with type of ${standard} px`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height })
    await setType(page, standard)
    const contact = new ContactPage(page, 'en')
    await sendInVain(contact, problems)
    await contact.expectFailure()
    const toast = await contact.toasts.locator('..').boundingBox()
    const heading = await page.locator('h2:focus').boundingBox()
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0)
    // The question about cookies is put again once the message has gone.
    const banner = page.locator('[data-cookie-banner]')
    await expect(banner).toBeHidden()
    await contact.toasts.getByRole('button').click()
    await expect(banner).toBeVisible()
    // The ends of its list, which hand the focus on, go a moment after the toast.
    await expect(page.locator('span[tabindex="0"]')).toHaveCount(0)
    expect(await coveredFocus(page)).toEqual([])
  })
}

test('above the banner, a window at 400 % of zoom shows most of what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, pathTo('keratinTips', 'it'))
  const banner = page.locator('[data-cookie-banner]')
  await expect(banner).toBeVisible()
  const shades = page.locator('[aria-labelledby=shades]').getByRole('button')
  await shades.first().focus()
  // Past the button that adds the first.
  for (let count = 0; count < 2; count += 1) await page.keyboard.press('Tab')
  const shade = shades.nth(2)
  await expect(shade).toBeFocused()
  const top = (await banner.boundingBox())?.y ?? 0
  const box = await shade.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect(top - (box?.y ?? 0)).toBeGreaterThan((box?.height ?? 0) / 2)
})

test('the banner leaves a phone its page: a short sentence, and both answers of one size side by side', async ({
  page,
}) => {
  const banner = page.locator('[data-cookie-banner]')
  for (const language of languages) {
    await open(page, pathTo('home', language))
    // A window, a reader's size of type, and how much of the height the banner may take.
    for (const [width, height, standard, most] of [
      [360, 740, 16, 0.12],
      [360, 740, 32, 0.25],
      [320, 640, 32, 0.3],
    ] as const) {
      await page.setViewportSize({ width, height })
      await setType(page, standard)
      const where = `at ${width} × ${height} with type of ${standard} px in ${language}`
      const sizes = await banner.locator('a, button').evaluateAll((all) =>
        all.map((one) => {
          const { top, right, width, height } = one.getBoundingClientRect()
          return { top, right, width, height }
        }),
      )
      const [, rejects, accepts, closes] = sizes
      expect(sizes, where).toHaveLength(4)
      expect(accepts, where).toMatchObject({ top: rejects?.top, width: rejects?.width })
      expect(closes?.height, where).toBeGreaterThanOrEqual(44)
      expect(Math.max(...sizes.map(({ right }) => right)), where).toBeLessThanOrEqual(width)
      const { height: taken, isWhole } = await banner.evaluate((one) => ({
        height: one.getBoundingClientRect().height,
        isWhole: one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth,
      }))
      expect([taken / height <= most, isWhole], `${where}: ${taken}`).toEqual([true, true])
      expect(await lostText(page), where).toEqual([])
    }
  }
})

test('a banner that comes over what has the focus makes the page scroll clear of it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, pathTo('home', 'it'))
  const banner = page.locator('[data-cookie-banner]')
  await banner.evaluate((one: HTMLElement) => one.style.setProperty('display', 'none'))
  await expect(page.locator('html')).not.toHaveAttribute('style', /scroll-padding/)
  const link = page.locator('main a').last()
  await page.keyboard.press('Tab')
  await link.evaluate((one) => {
    scrollBy({ top: one.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' })
    ;(one as HTMLElement).focus({ preventScroll: true })
  })
  await banner.evaluate((one: HTMLElement) => one.style.removeProperty('display'))
  const bottomOf = async (element: typeof link) => {
    const box = await element.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect
    .poll(async () => (await bottomOf(link)) <= ((await banner.boundingBox())?.y ?? 0))
    .toBe(true)
})
