import { categories } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { categoryDescriptions } from '../../views/text/categoryDescriptions'
import { nameOf } from '../../views/text/factsOf'
import { Catalogue } from './Catalogue'
import { mainLink, productHeadings, scrolled } from './productLists'
import { expect, open, test } from './site'

test.describe('The filters', () => {
  test('are nine, and each shows its line alone', async ({ page }) => {
    const filters = new Catalogue(page)
    const products = await filters.products()
    await open(page, '/prodotti')
    const links = filters.lines.getByRole('link')
    const labels = categories.map((category) => categoryLabels[category].it)
    await expect(links).toHaveText(['Tutti', ...labels])
    await expect(links.first()).toHaveAttribute('aria-current', 'true')
    for (const category of categories) {
      const label = categoryLabels[category].it
      const description = categoryDescriptions[category].it
      const link = filters.line(label)
      await link.click()
      await expect(page).toHaveURL(`/prodotti?linea=${category}`)
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(filters.lines.locator('[aria-current]')).toHaveCount(1)
      const names = products.filter((product) => product.category === category)
      await expect(productHeadings(page)).toHaveText(names.map((product) => nameOf(product, 'it')))
      await expect(
        page.getByText(`${names.length} prodotti mostrati`, { exact: true }),
      ).toBeVisible()
      await expect(page.getByRole('main').getByText(description)).toBeVisible()
    }
    await filters.line('Tutti').click()
    await expect(page).toHaveURL('/prodotti')
    await expect(productHeadings(page)).toHaveCount(products.length)
  })

  test('leave the scroll and the focus where they are, and Back undoes them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    const filters = new Catalogue(page)
    await open(page, '/prodotti')
    const tape = filters.line(categoryLabels['tape-in-kit'].it)
    await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
    await tape.focus()
    await page.keyboard.press('Enter')
    await expect(tape).toHaveAttribute('aria-current', 'true')
    await expect(tape).toBeFocused()
    expect(await scrolled(page)).toBe(100)
    await page.goBack()
    await expect(filters.line(filters.text.all)).toHaveAttribute('aria-current', 'true')
    await page.goForward()
    await expect(tape).toHaveAttribute('aria-current', 'true')
    // The header's link is a navigation: it shows all, from the top.
    await mainLink(page, 'Prodotti').click()
    await expect(filters.line(filters.text.all)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => scrolled(page)).toBe(0)
  })
})
