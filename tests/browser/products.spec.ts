import { featuredProducts, productAnchor } from '../../src/shared/products'
import { itemLimits } from '../../src/shared/quoteItems'
import { pathTo } from '../../src/shared/routes'
import { en } from '../../views/pages/products/text.en'
import { addText } from '../../views/quote/text'
import { siteText } from '../../views/text/site'
import {
  catalogue,
  comeBackToWindow,
  everyAnswer,
  featuredCards,
  mainLink,
  productHeadings,
  productRequests,
  skeletons,
} from './productLists'
import { expect, hold, hydrated, open, phone, rejectCookies, setType, test } from './site'

test('the first paint of the home page has the featured products, and asks for none', async ({
  page,
}) => {
  const asked = productRequests(page)
  await open(page, pathTo('home', 'en'))
  await expect(featuredCards(page, 'en')).toHaveCount(8)
  expect(asked).toEqual([])
})

test('a row of the catalogue is no higher once its product is added', async ({ page }) => {
  const language = 'it'
  await page.setViewportSize(phone)
  await open(page, pathTo('products', language))
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  const heights = () =>
    cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
  const before = await heights()
  for (let index = 0; index < itemLimits.items; index += 1) {
    await cards.nth(index).getByRole('button').click()
  }
  const added = page.getByRole('main').getByRole('button', { name: addText[language].added })
  await expect(added).toHaveCount(itemLimits.items)
  expect(await heights()).toEqual(before)
})

test('a reader’s large type breaks no word of the path, nor of the products', async ({ page }) => {
  await rejectCookies(page)
  await setType(page, 32)
  const brokenIn = (selector: string) =>
    page.locator(selector).evaluateAll((names) =>
      names.flatMap((name) => {
        const found: string[] = []
        const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}]{4,}/gu)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (range.getClientRects().length > 1) found.push(word)
          }
        }
        return found
      }),
    )
  await page.setViewportSize(phone)
  await open(page, pathTo('products', 'it'))
  expect(await brokenIn('main :is(h1, h3)')).toEqual([])
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, pathTo('contacts', 'it'))
  expect(await brokenIn('header a')).toEqual([])
  await page.getByRole('button', { name: siteText.it.menu }).focus()
  await expect(page.locator('aside[aria-label=WhatsApp]')).toHaveAttribute('data-aside')
  await page.getByRole('main').locator('[type=submit]').click()
  await page.setViewportSize(phone)
  expect(await brokenIn('h2:focus')).toEqual([])
})

test.describe('Products reached without a load', () => {
  for (const { name, count, link, address } of [
    { name: 'the products page', count: 8, link: 'Prodotti', address: '/api/products' },
    { name: 'the home page', count: 4, link: 'Home', address: '/api/products?featured=true' },
  ]) {
    test(`have ${count} placeholders on ${name} until they are there`, async ({ page }) => {
      const asked = productRequests(page)
      const letGo = await hold(page, everyAnswer)
      const products = await catalogue(page)
      const expected = link === 'Home' ? featuredProducts(products) : products
      await open(page, '/chi-siamo')
      await mainLink(page, link).click()
      await expect(skeletons(page)).toHaveCount(count)
      await expect(page.getByRole('status', { name: siteText.it.loading })).toHaveCount(1)
      letGo()
      await expect(skeletons(page)).toHaveCount(0)
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('img') })
        .filter({ has: page.locator('a[href*="#"]') })
      await expect(cards).toHaveCount(expected.length)
      expect(asked).toEqual([address])
    })
  }

  test('are asked for once: not on focus, not on coming back', async ({ page }) => {
    const asked = productRequests(page)
    await open(page, '/chi-siamo')
    await mainLink(page, 'Prodotti').click()
    await expect(productHeadings(page).first()).toBeVisible()
    await comeBackToWindow(page)
    await mainLink(page, 'FAQ').click()
    await expect(page).toHaveURL('/faq')
    await page.goBack()
    await expect(productHeadings(page).first()).toBeVisible()
    // A line's page and the contact form read the same list.
    await page
      .getByRole('link', { name: /^Vedi la linea: / })
      .first()
      .click()
    await page
      .getByRole('main')
      .getByRole('link', { name: siteText.it.requestQuote })
      .first()
      .click()
    await expect(page.getByRole('group').getByRole('listitem').first()).toBeVisible()
    await comeBackToWindow(page)
    await mainLink(page, 'Prodotti').click()
    await expect(productHeadings(page).first()).toBeVisible()
    expect(asked).toEqual(['/api/products', expect.stringMatching(/^\/api\/products\?category=/)])
  })

  test('come with their descriptions in the page’s language, and in the other after a change', async ({
    page,
  }) => {
    const [product] = (await catalogue(page)).filter(({ category }) => category === 'keratin-tips')
    if (!product) throw new Error('The line has no product')
    await open(page, pathTo('keratinTips', 'it'))
    const state = await page.locator('#page-state').textContent()
    expect(state).toContain(product.description)
    expect(state).not.toContain(product.descriptionEn)
    const plate = page.locator(`li#${productAnchor(product)} details p`)
    await page.getByRole('link', { name: 'ENG, English' }).click()
    await expect(plate).toHaveText(product.descriptionEn)
    await page.getByRole('link', { name: 'ITA, Italiano' }).click()
    await expect(plate).toHaveText(product.description)
  })
})

test.describe('Products that cannot be had', () => {
  for (const { name, link, heading } of [
    { name: 'the products page', link: 'Products', heading: en.heading },
    { name: 'the home page', link: 'Home', heading: undefined },
    { name: 'the gallery', link: 'Gallery', heading: undefined },
  ]) {
    test(`leave ${name} its frame, one line and a button that tries again`, async ({
      page,
      problems,
    }) => {
      problems.allow(/Failed to load resource: .* 503 .*\/api\/products(\?featured=true)?\)$/)
      const asked = productRequests(page)
      await page.route(everyAnswer, (route) => route.fulfill({ status: 503, body: 'away' }))
      await open(page, '/en/about')
      await mainLink(page, link).click()
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText('The products cannot be loaded right now.')
      if (heading) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(skeletons(page)).toHaveCount(0)
      // The specification wants no retry but the visitor's.
      await comeBackToWindow(page)
      expect(asked).toHaveLength(1)

      const again = alert.getByRole('button', { name: 'Try again' })
      await again.press('Enter')
      await expect.poll(() => asked.length).toBe(2)
      await expect(again).toBeFocused()
      await page.unrouteAll()
      await again.press('Enter')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await expect(skeletons(page)).toHaveCount(0)
      await expect(alert).toHaveCount(0)
      // In the place of the products: Tab leads on from there.
      await expect(page.locator('main :focus')).toHaveCount(1)
      expect(asked).toHaveLength(3)
    })
  }

  test('leave a page that does not show them as it is', async ({ page, problems }) => {
    problems.allow(/Failed to load resource: net::ERR_FAILED .*\/api\/products\)$/)
    problems.allow(/^request failed: .*\/api\/products net::ERR_FAILED$/)
    await page.route(everyAnswer, (route) => route.abort())
    await open(page, '/prodotti/keratin-tips')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: siteText.it.requestQuote })
      .first()
      .click()
    await hydrated(page)
    await expect(page.getByRole('combobox')).toHaveValue('Preventivo Extensions Cheratina')
    await expect(page.getByRole('group', { name: /Prodotti/ })).toHaveCount(0)
  })
})
