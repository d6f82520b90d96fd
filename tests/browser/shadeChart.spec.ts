import { catalogueQuery } from '../../src/shared/catalogueFilters'
import { lineQuery } from '../../src/shared/contactLinks'
import { onRequestName, productInShade } from '../../src/shared/onRequest'
import { productName } from '../../src/shared/products'
import { pathTo } from '../../src/shared/routes'
import { type Shade, shadeName, shades } from '../../src/shared/shades'
import { it as home } from '../../views/pages/home/text.it'
import { addText } from '../../views/quote/text'
import * as en from '../../views/text/lines.en'
import * as it from '../../views/text/lines.it'
import { ContactPage } from './ContactPage'
import { productsOf } from './productLists'
import { postsOf } from './sentRequests'
import { expect, open, phone, test } from './site'

const texts = { it, en }

const line = 'tape-in-kit'

test('each shade of the chart is large in the lightbox, and adds itself there and on the page', async ({
  page,
}) => {
  const language = 'en'
  await page.setViewportSize(phone)
  await open(page, pathTo('tapeInKit', language))
  const chart = page.getByRole('region', { name: texts[language].shadeChart.heading })
  const swatches = chart.locator('button[aria-haspopup]')
  await expect(swatches).toHaveText(shades.map((shade) => shadeName(shade, language)))
  // One strip, which scrolls sideways; the page does not.
  const tops = await swatches.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(1)
  expect((await chart.getByRole('list').boundingBox())?.height).toBeLessThanOrEqual(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const products = await productsOf(page, line)
  const itemOf = (shade: Shade) => productName(productInShade(products, line, shade), language)
  const { add, added } = addText[language]
  const [index, shade] = [15, 'silver'] as const
  expect(itemOf(shade)).toBe(onRequestName({ line, shade, lengthCm: null }, language))
  // A product's row adds it too: the chart's buttons are called by their shades.
  const buttonOf = (one: Shade) =>
    page.getByRole('button', { name: `${add}: ${shadeName(one, language)}`, exact: true })
  for (const one of shades) {
    const button = buttonOf(one)
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  const swatch = swatches.nth(index)
  await swatch.click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByRole('heading')).toHaveText(itemOf(shade))
  await expect(lightbox.locator('li').nth(index)).toBeInViewport({ ratio: 1 })
  await lightbox.getByRole('button', { name: `${add}: ${itemOf(shade)}` }).click()
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(swatch).toBeFocused()
  await expect(chart.getByRole('button', { name: `${added}, ` })).toHaveCount(1)
  // A shade that the catalogue has adds its product.
  const listed = products.find((one) => one.shade === 'black')
  if (!listed) throw new Error('The line has no black')
  const product = productName(listed, language)
  await buttonOf('black').click()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    `${added}: ${product}`,
  )
  const posts = postsOf(page)
  const contact = new ContactPage(page, language)
  await contact.open(lineQuery(line, language))
  await expect(contact.quantity(product)).toHaveValue('1')
  await contact.fill()
  await contact.send()
  expect(posts[0]?.postDataJSON().items).toEqual([
    { product: itemOf(shade), quantity: 1 },
    { product, quantity: 1 },
  ])
})

test('home’s strands part under the arrow keys and the pointer, and lead to their shade', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, pathTo('home', 'it'))
  const strands = page.getByRole('region', { name: home.shades.heading })
  const strand = (shade: Shade) =>
    strands.getByRole('link', { name: shadeName(shade, 'it'), exact: true })
  const expectParted = (shade: Shade) =>
    expect(strands.locator('[data-open]')).toHaveAttribute('data-shade', shade)
  await expect(strands.getByRole('link')).toHaveCount(shades.length)
  // The one stop of Tab says where it is, and that keys move on from it.
  const toolbar = strands.getByRole('toolbar', { name: home.shades.heading, exact: true })
  await expect(toolbar.getByRole('link')).toHaveCount(shades.length)
  await strand('honey').focus()
  for (const [key, shade] of [
    ['End', shades.at(-1)],
    ['ArrowRight', shades[0]],
    ['ArrowLeft', shades.at(-1)],
    ['Home', shades[0]],
  ] as const) {
    await page.keyboard.press(key)
    await expect(strand(shade ?? 'honey')).toBeFocused()
    await expectParted(shade ?? 'honey')
  }
  // The picture lies over the link itself.
  const ring = await strand('black').evaluate(
    (link) => getComputedStyle(link, '::after').outlineStyle,
  )
  expect(ring).toBe('solid')
  await strand('honey').focus()
  await page.keyboard.press('ArrowRight')
  const next = shades[shades.indexOf('honey') + 1] ?? 'honey'
  await expect(strand(next)).toBeFocused()
  await expectParted(next)
  for (const key of ['Alt', 'Meta', 'Control']) await page.keyboard.press(`${key}+ArrowRight`)
  await expect(strand(next)).toBeFocused()
  await strand('black').hover()
  await expectParted('black')
  // The keys go on from where the focus is.
  await page.keyboard.press('ArrowLeft')
  await expect(strand('honey')).toBeFocused()
  await strand('black').click()
  const query = catalogueQuery(null, { shade: 'black', lengthCm: null }, 'it')
  await expect(page).toHaveURL(pathTo('products', 'it') + query)
})
