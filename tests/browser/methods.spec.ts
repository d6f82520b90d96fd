import { lineFigures } from '../../src/shared/lineFigures'
import { pathTo } from '../../src/shared/routes'
import { en } from '../../views/sections/methods/text.en'
import { it } from '../../views/sections/methods/text.it'
import { wearOf } from '../../views/text/figures'
import { expect, languageAndWindow, open, rejectCookies, setType, test } from './site'

const texts = { it, en }

for (const [language, { width, height }] of languageAndWindow) {
  test(`the methods stand side by side in a table at ${width} px, in ${language}`, async ({
    page,
  }) => {
    const text = texts[language]
    const names = Object.values(text.methods)
    await page.setViewportSize({ width, height })
    await open(page, pathTo('products', language))
    await page.getByRole('main').locator('summary', { hasText: text.heading }).click()
    const table = page.getByRole('table', { name: text.heading })
    await expect(table.getByRole('columnheader')).toHaveText(names)
    await expect(table.getByRole('rowheader')).toHaveText(text.rows.map(({ label }) => label))
    for (const [index, { cells }] of text.rows.entries()) {
      const row = table.getByRole('row').nth(index + 1)
      await expect(row.getByRole('cell')).toHaveText(Object.values(cells))
    }
    await expect(table).toContainText(wearOf(lineFigures['tape-in-kit'].wear, language))
    // Wider than a phone: what it stands in has a name, takes the focus and scrolls by keyboard.
    const region = page.getByRole('region', { name: text.heading }).last()
    await region.focus()
    await expect(region).toBeFocused()
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      const last = table.getByRole('columnheader').last()
      await expect(last).toBeInViewport({ ratio: 0.9, timeout: 200 })
    }).toPass({ intervals: [50] })
    await expect(table.getByRole('rowheader').first()).toBeInViewport({ ratio: 0.9 })
  })
}

test('the column that stays hides no link of the table', async ({ page }) => {
  await rejectCookies(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, pathTo('products', 'it'))
  await page.getByRole('main').locator('summary', { hasText: it.heading }).click()
  const links = page.getByRole('table', { name: it.heading }).getByRole('link')
  for (const standard of [16, 32]) {
    await setType(page, standard)
    await links.last().focus()
    for (const link of (await links.all()).reverse()) {
      await expect(link).toBeFocused()
      const found = () =>
        link.evaluate((one) => {
          const { left, top, bottom } = one.getBoundingClientRect()
          return document.elementFromPoint(left + 1, (top + bottom) / 2)?.textContent
        })
      await expect.poll(found).toBe(await link.textContent())
      await page.keyboard.press('Shift+Tab')
    }
  }
})
