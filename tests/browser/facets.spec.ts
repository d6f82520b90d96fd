import { catalogueQuery, noFacets } from '../../src/shared/catalogueFilters'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { languages, otherLanguage } from '../../src/shared/languages'
import { onRequestName } from '../../src/shared/onRequest'
import { pathTo } from '../../src/shared/routes'
import { offeredFacets, selectProducts } from '../../src/shared/selectProducts'
import { shadeName } from '../../src/shared/shades'
import { addText } from '../../views/quote/text'
import { lengthOf } from '../../views/text/figures'
import { nameOf } from '../../views/text/productFacts'
import { siteText } from '../../views/text/site'
import { Catalogue } from './Catalogue'
import { ContactPage } from './ContactPage'
import { choiceLink } from './languageChoice'
import { mainLink, productRequests, scrolled } from './productLists'
import { expect, hydrated, languageAndWindow, open, phone, rejectCookies, test } from './site'

const line = 'tape-in-kit'
const brown = { shade: 'dark-brown', lengthCm: null } as const
const brown60 = { shade: 'dark-brown', lengthCm: 60 } as const
const none = { shade: 'black', lengthCm: 60 } as const

test.beforeEach(({ page }) => rejectCookies(page))

for (const [language, { width, height }] of languageAndWindow) {
  test(`shade and length narrow a line, at ${width} px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const catalogue = new Catalogue(page, language)
    const products = await catalogue.products()
    const path = pathTo('products', language)
    const namesOf = (facets: Parameters<typeof selectProducts>[2]) =>
      selectProducts(products, line, facets).map((product) => nameOf(product, language))
    await open(page, path + catalogueQuery(line, noFacets, language))
    const { shades, lengths } = offeredFacets(selectProducts(products, line))
    await expect(catalogue.facets).toBeVisible()
    await expect(catalogue.facets.getByRole('link')).toHaveText([
      ...shades.map((shade) => shadeName(shade, language)),
      ...lengths.map((length) => lengthOf(length, language)),
    ])
    for (const link of await catalogue.facets.getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
    }
    const shade = catalogue.facet(shadeName('dark-brown', language))
    await shade.click()
    await expect(page).toHaveURL(path + catalogueQuery(line, brown, language))
    await expect(shade).toHaveAttribute('aria-current', 'true')
    await expect(catalogue.names).toHaveText(namesOf(brown))
    await catalogue.facet(lengthOf(60, language)).click()
    await expect(page).toHaveURL(path + catalogueQuery(line, brown60, language))
    await expect(catalogue.names).toHaveText(namesOf(brown60))
    const count = `${namesOf(brown60).length} ${catalogue.text.count.one}`
    await expect(catalogue.main.locator('[aria-live]')).toContainText(count)
    // What is chosen is taken back by itself.
    await shade.click()
    await expect(shade).not.toHaveAttribute('aria-current')
    await expect(catalogue.facet(lengthOf(60, language))).toHaveAttribute('aria-current', 'true')
    await catalogue.clear.click()
    await expect(catalogue.names).toHaveText(namesOf(undefined))
    await expect(catalogue.clear).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
    await page.goBack()
    await expect(catalogue.facet(lengthOf(60, language))).toHaveAttribute('aria-current', 'true')
  })
}

test('a shared link opens at once with its filters, in sight on a phone, and changes language with them', async ({
  page,
}) => {
  const language = 'it'
  await page.setViewportSize(phone)
  const asked = productRequests(page)
  const catalogue = new Catalogue(page, language)
  const products = await catalogue.products()
  const path = pathTo('products', language)
  // The last of the row.
  const tapes = 'tape-adhesivi'
  await open(page, path + catalogueQuery(tapes, { shade: null, lengthCm: null }, language))
  await expect(catalogue.names).toHaveCount(selectProducts(products, tapes).length)
  const chosen = catalogue.lines.locator('[aria-current]')
  await expect(chosen).toHaveText(categoryLabels[tapes][language])
  const end = () => chosen.evaluate((one) => one.getBoundingClientRect().right)
  await expect.poll(end).toBeLessThan(361)
  await open(page, path + catalogueQuery(line, brown, language))
  await expect(catalogue.names).toHaveCount(selectProducts(products, line, brown).length)
  await expect(catalogue.facet(shadeName('dark-brown', language))).toBeInViewport({ ratio: 1 })
  const other = otherLanguage(language)
  await choiceLink(page, other).click()
  await expect(page).toHaveURL(pathTo('products', other) + catalogueQuery(line, brown, other))
  await expect(catalogue.names).toHaveCount(selectProducts(products, line, brown).length)
  expect(asked).toEqual([])
})

test('from a filtered view to a product and Back: the same view and place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 })
  const catalogue = new Catalogue(page)
  await open(page, '/prodotti')
  await catalogue.line(categoryLabels['bulk-human-hair'].it).click()
  await catalogue.facet(lengthOf(60, 'it')).click()
  await expect(catalogue.clear).toBeVisible()
  const names = await catalogue.names.allTextContents()
  const last = catalogue.productLinks.last()
  await last.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }))
  const y = await scrolled(page)
  const address = page.url()
  // The link lies over its whole row.
  await catalogue.names.last().click({ position: { x: 4, y: 4 }, force: true })
  await expect(page).toHaveURL(/\/prodotti\/bulk-human-hair#/)
  await expect(page.locator('li:focus')).toBeInViewport()
  // A line's page lies within the products: the menu says so, and that it is not the page.
  const section = page.locator('#menu [aria-current=true]')
  await expect(section).toHaveText(siteText.it.nav.products)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(catalogue.names).toHaveText(names)
  await expect.poll(() => scrolled(page)).toBe(y)
  await expect(catalogue.facet(lengthOf(60, 'it'))).toHaveAttribute('aria-current', 'true')
})

test('what all lines have of a shade stands side by side, above what is made on request', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${pathTo('products', 'it')}?colore=black`)
  const found = page.getByRole('region', { name: 'Nero naturale' })
  const cards = found.getByRole('listitem')
  await expect(cards).toHaveCount(6)
  const lines = await cards
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/#.*/, '')))
  expect(new Set(lines).size).toBeGreaterThan(3)
  const last = await cards.last().boundingBox()
  const offers = await page.locator('#on-request').boundingBox()
  expect(offers?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
})

test('what no product is can be asked for, with a script and without', async ({
  page,
  browser,
  site,
}) => {
  const language = 'en'
  const path = pathTo('products', language) + catalogueQuery(line, none, language)
  const name = onRequestName({ line, ...none }, language)
  const button = `${addText[language].add}: ${name}`
  const catalogue = new Catalogue(page, language)
  await open(page, path)
  await expect(catalogue.main.getByText(catalogue.text.empty.title)).toHaveCount(0)
  await expect(catalogue.main.locator('[aria-live]')).toContainText(catalogue.text.onRequest.count)
  await expect(catalogue.main.getByRole('heading', { name })).toBeVisible()
  await catalogue.main.getByRole('button', { name: button }).click()
  // On a page of no line the way on knows the line of what is listed.
  await open(page, pathTo('faq', language))
  const onward = page.getByRole('banner').locator(`a[href^="${pathTo('contacts', language)}?"]`)
  await expect(onward.first()).toHaveAttribute('href', new RegExp(`=${line}$`))
  await page.goBack()
  await catalogue.clear.click()
  await expect(catalogue.names).not.toHaveCount(0)
  const contact = new ContactPage(page, language)
  await contact.open()
  await expect(contact.quantity(name)).toHaveValue('1')

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const plain = await context.newPage()
  await plain.goto(path)
  await plain.getByRole('button', { name: button }).click()
  const form = new ContactPage(plain, language)
  await expect(form.quantity(name)).toHaveValue('1')
  await form.fill()
  await form.submit.click()
  await expect(plain).toHaveURL(/[?&](inviata|sent)=/)
  await context.close()
})

test('what the shop does not make leaves a word and the way back', async ({ page }) => {
  const catalogue = new Catalogue(page, 'en')
  const glue = { shade: 'black', lengthCm: null } as const
  await open(page, `/en/products${catalogueQuery('italian-keratine-glue', glue, 'en')}`)
  for (const words of ['No products found', 'Try modifying the search filters']) {
    await expect(catalogue.main.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(catalogue.main.locator('[aria-live]')).toContainText('0 products shown')
  await catalogue.clear.click()
  await expect(catalogue.names).not.toHaveCount(0)
})

test('a line chosen far down the page begins below the two bars', async ({ page }) => {
  const catalogue = new Catalogue(page)
  await open(page, '/prodotti')
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  const bar = (await catalogue.lines.boundingBox()) ?? { y: 0, height: 0 }
  const header = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 }
  expect(header.y).toBe(0)
  expect(Math.abs(bar.y - header.height)).toBeLessThanOrEqual(1)
  await catalogue.line(categoryLabels['protesi-uomo'].it).click()
  const count = catalogue.main.locator('[aria-live]')
  await expect(count).toHaveText('6 prodotti mostrati')
  const { y } = (await count.boundingBox()) ?? { y: 0 }
  expect(y).toBeGreaterThanOrEqual(bar.y + bar.height)
  expect(y).toBeLessThan(bar.y + bar.height + 60)
})

for (const language of languages) {
  test(`the catalogue begins on the first screen, in ${language}`, async ({ page }) => {
    const catalogue = new Catalogue(page, language)
    await page.setViewportSize({ width: 1280, height: 800 })
    // The second time the fonts are there at once. In those that stand in for late ones the words
    // take a line more.
    for (let time = 0; time < 2; time += 1) await open(page, pathTo('products', language))
    const row = await catalogue.lines.boundingBox()
    expect(row?.y).toBeLessThan(304)
    const title = await catalogue.main.getByRole('heading', { level: 1 }).boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect((title?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThanOrEqual(64)
    expect(row?.height).toBeLessThan(64)
    const picture = await catalogue.main.locator('li img').first().boundingBox()
    expect(picture && picture.y + picture.height / 3).toBeLessThan(800)
  })
}

test('the filters leave the scroll and the focus where they are, and Back undoes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const catalogue = new Catalogue(page)
  await open(page, '/prodotti')
  const tape = catalogue.line(categoryLabels['tape-in-kit'].it)
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
  await tape.focus()
  await page.keyboard.press('Enter')
  await expect(tape).toHaveAttribute('aria-current', 'true')
  await expect(tape).toBeFocused()
  expect(await scrolled(page)).toBe(100)
  await page.goBack()
  await expect(catalogue.line(catalogue.text.all)).toHaveAttribute('aria-current', 'true')
  await page.goForward()
  await expect(tape).toHaveAttribute('aria-current', 'true')
  // The header's link is a navigation: it shows all, from the top.
  await mainLink(page, 'Prodotti').click()
  await expect(catalogue.line(catalogue.text.all)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => scrolled(page)).toBe(0)
})

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a phone shows shades, one row of them, and lengths', async ({ page }) => {
    await page.setViewportSize(phone)
    const catalogue = new Catalogue(page)
    await page.goto('/prodotti')
    await expect(catalogue.facet(lengthOf(60, 'it'))).toBeInViewport({ ratio: 1 })
    const tops = await catalogue.main
      .locator('[aria-labelledby=shades] > a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops).toHaveLength(16)
    expect(new Set(tops).size).toBe(1)
  })
})

test('nothing that the server rendered is at odds with the browser', async ({
  page,
  developmentSite,
}) => {
  const catalogue = new Catalogue(page)
  await page.goto(`${developmentSite.url}/prodotti${catalogueQuery(line, brown, 'it')}`)
  await hydrated(page)
  await expect(catalogue.clear).toBeVisible()
  // In another order and with more than the server knows of.
  await page.goto(`${developmentSite.url}/prodotti?per=men&utm_source=x&lunghezza=60&linea=${line}`)
  await hydrated(page)
  await expect(catalogue.main.getByRole('radio', { checked: true })).toHaveCount(1)
})

test('what an address chooses begins on a phone’s first screen, and its shade is in sight', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const path = pathTo('products', 'it')
  for (const shade of ['platinum', 'dark-brown'] as const) {
    const catalogue = new Catalogue(page)
    for (const chosenLine of [line, null] as const) {
      await open(page, path + catalogueQuery(chosenLine, { shade, lengthCm: null }, 'it'))
      const first = catalogue.main.getByRole('listitem').first()
      await expect(first).toBeInViewport({ ratio: 1 })
    }
    await expect(catalogue.facet(shadeName(shade, 'it'))).toBeInViewport({ ratio: 1 })
  }
})

test('a double click chooses a shade, and adds a product, as one click does', async ({ page }) => {
  const catalogue = new Catalogue(page)
  await open(page, pathTo('products', 'it') + catalogueQuery(line, noFacets, 'it'))
  const shade = catalogue.facet(shadeName('dark-brown', 'it'))
  await shade.dblclick({ delay: 50 })
  const add = catalogue.main.getByRole('button', { name: addText.it.add }).first()
  await add.dblclick({ delay: 50 })
  await expect(catalogue.main.getByRole('button', { name: addText.it.remove })).toHaveCount(1)
  await expect(shade).toHaveAttribute('aria-current', 'true')
})
