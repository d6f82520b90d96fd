import type { Page, Request } from '@playwright/test'
import { apiPaths } from '../../src/shared/apiPaths'
import { categories, categorySlug } from '../../src/shared/categories'
import { lineQuery } from '../../src/shared/contactLinks'
import { type Language, languages } from '../../src/shared/languages'
import { featuredProducts, type Product, productName } from '../../src/shared/products'
import { pathTo } from '../../src/shared/routes'
import { en as homeEn } from '../../views/pages/home/text.en'
import { it as homeIt } from '../../views/pages/home/text.it'
import { en } from '../../views/pages/products/text.en'
import { it } from '../../views/pages/products/text.it'
import { categoryDescriptions } from '../../views/text/categoryDescriptions'
import { categoryLabels } from '../../views/text/categoryLabels'
import { siteText } from '../../views/text/site'
import { expect, hydrated, open, test } from './site'

const homeTexts = { it: homeIt, en: homeEn }

const everyAnswer = (url: URL) => url.pathname === apiPaths.products

async function catalogue(page: Page): Promise<Product[]> {
  return (await page.request.get(apiPaths.products)).json()
}

/** Addresses under `/api/products` that the page asks for, from now on. */
function productRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === apiPaths.products) asked.push(pathname + search)
  })
  return asked
}

/** Holds the API's answers back until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(everyAnswer, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const skeletons = (page: Page) => page.getByRole('main').locator('[data-skeleton]')
const productHeadings = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
const featuredCards = (page: Page, language: Language) =>
  page.getByRole('region', { name: homeTexts[language].featured }).getByRole('listitem')
const mainLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const filters = (page: Page) => page.getByRole('navigation', { name: it.filters })
const filterOf = (page: Page, label: string) =>
  filters(page).getByRole('link', { name: label, exact: true })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** What a window does when the visitor comes back to it. */
async function comeBackToWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('online'))
  })
}

test.describe('The first paint', () => {
  for (const language of languages) {
    test(`of the products page has all products, and asks for none, in ${language}`, async ({
      page,
    }) => {
      const asked = productRequests(page)
      const products = await catalogue(page)
      const html = await (await page.request.get(pathTo('products', language))).text()
      for (const product of products) expect(html).toContain(`>${productName(product, language)}<`)
      await open(page, pathTo('products', language))
      await expect(productHeadings(page)).toHaveCount(products.length)
      await expect(skeletons(page)).toHaveCount(0)
      expect(asked).toEqual([])
    })

    test(`of the home page has the featured products, and asks for none, in ${language}`, async ({
      page,
    }) => {
      const asked = productRequests(page)
      const featured = featuredProducts(await catalogue(page))
      await open(page, pathTo('home', language))
      const cards = featuredCards(page, language)
      await expect(cards).toHaveCount(featured.length)
      for (const [index, product] of featured.entries()) {
        const name = productName(product, language)
        const slug = categorySlug(product.category, language).replaceAll('-', ' ')
        await expect(cards.nth(index)).toHaveText(`${name}${slug}`)
        // As it is seen, in upper case.
        expect(await cards.nth(index).innerText()).toContain(name.toUpperCase())
      }
      expect(asked).toEqual([])
    })
  }
})

test.describe('The filters', () => {
  test('are nine, and each shows its line alone', async ({ page }) => {
    const products = await catalogue(page)
    await open(page, '/prodotti')
    const links = filters(page).getByRole('link')
    const labels = categories.map((category) => categoryLabels[category].it)
    await expect(links).toHaveText(['Tutti', ...labels])
    await expect(links.first()).toHaveAttribute('aria-current', 'true')
    for (const category of categories) {
      const label = categoryLabels[category].it
      const description = categoryDescriptions[category].it
      const link = filterOf(page, label)
      await link.click()
      await expect(page).toHaveURL(`/prodotti?linea=${category}`)
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(filters(page).locator('[aria-current]')).toHaveCount(1)
      const names = products.filter((product) => product.category === category)
      await expect(productHeadings(page)).toHaveText(names.map(({ name }) => name))
      await expect(page.getByText(`${names.length} prodotti`, { exact: true })).toBeVisible()
      await expect(page.getByText(description).first()).toBeVisible()
    }
    await filterOf(page, 'Tutti').click()
    await expect(page).toHaveURL('/prodotti')
    await expect(productHeadings(page)).toHaveCount(products.length)
  })

  test('leave the scroll and the focus where they are, and Back undoes them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await open(page, '/prodotti')
    const tape = filterOf(page, categoryLabels['tape-in-kit'].it)
    await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }))
    await tape.focus()
    await page.keyboard.press('Enter')
    await expect(tape).toHaveAttribute('aria-current', 'true')
    await expect(tape).toBeFocused()
    expect(await scrolled(page)).toBe(240)
    await page.goBack()
    await expect(filterOf(page, it.all)).toHaveAttribute('aria-current', 'true')
    await page.goForward()
    await expect(tape).toHaveAttribute('aria-current', 'true')
    // The header's link is a navigation: it shows all, from the top.
    await mainLink(page, 'Prodotti').click()
    await expect(filterOf(page, it.all)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  for (const language of languages) {
    test(`of an address show its line at once, in sight on a phone, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const asked = productRequests(page)
      const line = 'tape-adhesivi'
      const other: Language = language === 'it' ? 'en' : 'it'
      const products = (await catalogue(page)).filter(({ category }) => category === line)
      await open(page, pathTo('products', language) + lineQuery(line, language))
      const names = products.map((product) => productName(product, language))
      await expect(productHeadings(page)).toHaveText(names)
      const chosen = page.getByRole('main').locator('nav [aria-current]')
      await expect(chosen).toHaveText(categoryLabels[line][language])
      await expect
        .poll(() => chosen.evaluate((one) => one.getBoundingClientRect().right))
        .toBeLessThan(361)
      await mainLink(page, other === 'it' ? 'ITA, Italiano' : 'ENG, English').click()
      await expect(page).toHaveURL(pathTo('products', other) + lineQuery(line, other))
      await expect(productHeadings(page)).toHaveCount(products.length)
      expect(asked).toEqual([])
    })
  }

  test('outlive the way to a line’s page and back', async ({ page }) => {
    await open(page, '/prodotti?linea=protesi-uomo')
    const cards = await productHeadings(page).allTextContents()
    await page
      .getByRole('link', { name: /^Scopri: / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/prodotti\/protesi-uomo/)
    await page.goBack()
    await expect(page).toHaveURL('/prodotti?linea=protesi-uomo')
    await expect(productHeadings(page)).toHaveText(cards)
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('are links that show their line', async ({ page, problems }) => {
      problems.allow(/^request failed: .*\/assets\/[\w.-]+\.js csp$/)
      const products = await catalogue(page)
      await page.goto('/prodotti')
      await filterOf(page, categoryLabels['protesi-donna'].it).click()
      const wigs = products.filter(({ category }) => category === 'protesi-donna')
      await expect(productHeadings(page)).toHaveText(wigs.map(({ name }) => name))
    })
  })

  test('leave glue and women’s prostheses ahead of the rest, otherwise as they came', async ({
    page,
  }) => {
    const products = await catalogue(page)
    // The server sends them line by line; backwards no line is where the order wants it.
    const sent = [...products].reverse()
    await page.route(everyAnswer, (route) => route.fulfill({ json: sent }))
    const isFirst = ({ category }: Product) =>
      category === 'italian-keratine-glue' || category === 'protesi-donna'
    const namesInOrder = (list: Product[]) =>
      [...list.filter(isFirst), ...list.filter((one) => !isFirst(one))].map(({ name }) => name)

    await open(page, '/prodotti')
    await expect(productHeadings(page)).toHaveText(namesInOrder(products))
    await open(page, '/chi-siamo')
    await mainLink(page, 'Prodotti').click()
    await expect(productHeadings(page)).toHaveText(namesInOrder(sent))
  })

  test('say when there is nothing to show', async ({ page }) => {
    await page.route(everyAnswer, (route) => route.fulfill({ json: [] }))
    await open(page, '/en/about')
    await mainLink(page, 'Products').click()
    const main = page.getByRole('main')
    await expect(main.getByText('No products found', { exact: true })).toBeVisible()
    await expect(main.getByText('Try modifying the search filters', { exact: true })).toBeVisible()
    await expect(skeletons(page)).toHaveCount(0)
    await expect(productHeadings(page)).toHaveCount(0)
  })
})

test('cards show picture, name, badge, line and one link, and the first of a line its sentence', async ({
  page,
}) => {
  const products = await catalogue(page)
  await open(page, '/en/products')
  for (const product of [products.find(({ featured }) => featured === 1), products.at(-1)]) {
    if (!product) throw new Error('The catalogue has no such product')
    const heading = page.getByRole('heading', { name: product.nameEn, exact: true })
    const card = page.getByRole('main').getByRole('listitem').filter({ has: heading })
    const label = categoryLabels[product.category].en
    const description = categoryDescriptions[product.category].en
    expect(product.imageUrl).toMatch(/^\/images\/[\w-]+\.jpg$/)
    await expect(card.locator('img')).toHaveAttribute('src', product.imageUrl)
    await expect(card.getByText('Featured', { exact: true })).toHaveCount(product.featured)
    await expect(card.getByText(label, { exact: true })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('listitem').getByText(description, { exact: true }),
    ).toHaveCount(1)
    await expect(card.getByRole('link')).toHaveCount(1)
    await card.scrollIntoViewIfNeeded()
    await expect
      .poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  }
  await expect(page.getByRole('main')).not.toContainText('On request')
})

test.describe('Products reached without a load', () => {
  for (const { name, count, link, address } of [
    { name: 'the products page', count: 8, link: 'Prodotti', address: '/api/products' },
    { name: 'the home page', count: 4, link: 'Home', address: '/api/products?featured=true' },
  ]) {
    test(`have ${count} placeholders on ${name} until they are there`, async ({ page }) => {
      const asked = productRequests(page)
      const letGo = await holdAnswers(page)
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
      .getByRole('link', { name: /^Scopri: / })
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

  test('are never asked for again after a page that brought them', async ({ page }) => {
    const asked = productRequests(page)
    await open(page, '/prodotti')
    await comeBackToWindow(page)
    await mainLink(page, 'Chi siamo').click()
    await expect(page).toHaveURL('/chi-siamo')
    await mainLink(page, 'Prodotti').click()
    await expect(productHeadings(page).first()).toBeVisible()
    expect(asked).toEqual([])
  })
})

test('a line’s page asks for its own products once, and leads to the row of the one followed', async ({
  page,
}) => {
  const asked = productRequests(page)
  await open(page, '/prodotti')
  for (let line = 0; line < 2; line += 1) {
    await page
      .getByRole('link', { name: /^Scopri: / })
      .nth(8 * line)
      .click()
    await expect(page).toHaveURL(/\/prodotti\/.+#.+/)
    await expect(page.locator('tr:focus')).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL('/prodotti')
  }
  expect(new Set(asked).size).toBe(2)
  expect(asked).toHaveLength(2)
})

test.describe('Products that cannot be had', () => {
  for (const { name, link, heading } of [
    { name: 'the products page', link: 'Products', heading: en.heading },
    { name: 'the home page', link: 'Home', heading: undefined },
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

      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => asked.length).toBe(2)
      await expect(alert).toBeVisible()
      await page.unrouteAll()
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await expect(skeletons(page)).toHaveCount(0)
      await expect(alert).toHaveCount(0)
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
    await expect(page.getByRole('group')).toHaveCount(0)
  })
})
