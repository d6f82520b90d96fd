import type { Locator } from '@playwright/test'
import { pathTo } from '../../src/shared/routes'
import { siteText } from '../../views/text/site'
import { Catalogue } from './Catalogue'
import { ContactPage } from './ContactPage'
import { expect, open, test } from './site'

/** In a reader's own few colours grounds do not show: lines must say what they say. */
test.use({ forcedColors: 'active' })

/** The lines by which an element shows its state, but for their colours. */
const linesOf = (element: Locator) =>
  element.evaluate((one) => {
    const style = getComputedStyle(one)
    const below = getComputedStyle(one, '::after')
    return [
      `outline ${style.outlineStyle} ${style.outlineWidth}`,
      `underline ${style.textDecorationLine} ${style.textDecorationThickness}`,
      `border ${style.borderBottomStyle} ${style.borderBottomWidth}`,
      `after ${below.content} ${below.borderBottomWidth} ${below.height}`,
      `shadow ${style.boxShadow}`,
    ].join(', ')
  })

test('what is chosen looks unlike the rest and unlike what has the focus, and signs have their words’ colour', async ({
  page,
}) => {
  await open(page, `${pathTo('products', 'it')}?linea=tape-in-kit`)
  const { lines } = new Catalogue(page)
  const current = lines.locator('[aria-current]')
  await expect(current).toHaveCount(1)
  expect(await linesOf(current)).not.toBe(
    await linesOf(lines.locator('a:not([aria-current])').first()),
  )

  await open(page, `${pathTo('products', 'it')}?per=lengthen-thick-weeks`)
  const answers = page.locator('label:has(input[type=radio])')
  await expect(answers.locator('input:checked')).toHaveCount(3)
  const chosen = answers.filter({ has: page.locator(':checked') }).first()
  const other = answers.filter({ has: page.locator(':not(:checked)') }).first()
  expect(await linesOf(chosen)).not.toBe(await linesOf(other))
  expect(await linesOf(chosen)).toContain('outline none')
  const fold = page.getByRole('main').locator('summary').first()
  const colour = (of: Locator) => of.evaluate((one) => getComputedStyle(one).color)
  expect(await colour(fold.locator('svg'))).toBe(await colour(fold))
})

test('controls have edges, and the focus a ring', async ({ page }) => {
  const contact = new ContactPage(page, 'it')
  await contact.open()
  for (const control of [
    contact.field('firstName'),
    contact.field('requestType'),
    contact.submit,
  ]) {
    await expect(control).not.toHaveCSS('border-top-style', 'none')
    await expect(control).not.toHaveCSS('border-top-width', '0px')
  }
  const { mainNavigation, nav } = siteText.it
  const link = page.getByRole('navigation', { name: mainNavigation }).getByRole('link', {
    name: nav.faq,
    exact: true,
  })
  await page.keyboard.press('Tab')
  for (const control of [contact.field('email'), contact.submit, link]) {
    await control.focus()
    expect(await linesOf(control)).toMatch(/outline (solid|auto) [1-9]/)
  }
})

test('the ring of the button that opens the lines lies over no letter of its neighbours', async ({
  page,
}) => {
  await open(page, pathTo('products', 'it'))
  const { lines, mainNavigation, nav } = siteText.it
  const menu = page.getByRole('navigation', { name: mainNavigation })
  const button = menu.getByRole('button', { name: lines })
  await page.keyboard.press('Tab')
  await button.focus()
  const ring = await button.evaluate((one) => {
    const ringed = [one, ...one.querySelectorAll('*')].filter(
      (part) => getComputedStyle(part).outlineStyle !== 'none',
    )
    const edges = ringed.map((part) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(part)
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      const { left, right } = part.getBoundingClientRect()
      return { left: left - reach, right: right + reach }
    })
    return edges
  })
  expect(ring).toHaveLength(1)
  const wordsOf = (name: string) =>
    menu.getByRole('link', { name, exact: true }).evaluate((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const { left, right } = range.getBoundingClientRect()
      // The last letter is followed by the space of tracked capitals.
      return { left, right: right - Number.parseFloat(getComputedStyle(one).letterSpacing) }
    })
  const [before, after] = [await wordsOf(nav.products), await wordsOf(nav.gallery)]
  expect(ring[0]?.left).toBeGreaterThanOrEqual(before.right)
  expect(ring[0]?.right).toBeLessThanOrEqual(after.left)
})
