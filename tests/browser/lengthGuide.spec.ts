import { pathTo } from '../../src/shared/routes'
import * as en from '../../views/text/lines.en'
import * as it from '../../views/text/lines.it'
import { expect, open, test } from './site'

const texts = { it, en }

for (const [id, language] of [
  ['tapeInKit', 'it'],
  ['keratinTips', 'en'],
  ['weftMachineSewn', 'it'],
] as const) {
  test(`${id} shows where each length ends, drawn and, once opened, in words, in ${language}`, async ({
    page,
  }) => {
    const text = texts[language].lengthGuide
    await page.setViewportSize({ width: 360, height: 780 })
    await open(page, pathTo(id, language))
    const part = page.getByRole('region', { name: text.heading })
    const drawing = part.getByRole('img', { name: text.picture })
    await drawing.scrollIntoViewIfNeeded()
    await expect
      .poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    expect((await drawing.boundingBox())?.height).toBeLessThanOrEqual(450)
    await part.getByText(text.inWords, { exact: true }).click()
    const table = part.getByRole('table', { name: text.caption })
    for (const [index, ends] of text.ends.entries()) {
      const row = table.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: `${30 + index * 10} cm` }),
      })
      await expect(row.getByRole('cell')).toHaveText([...ends])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
}

test('the numbers of the drawing stand apart on a phone, with text of twice the size too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 780 })
  await open(page, pathTo('weftMachineSewn', 'it'))
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const numbers = page.getByRole('region', { name: it.lengthGuide.heading }).getByText(/^[3-7]0$/)
  await expect(numbers).toHaveCount(5)
  const boxes = await numbers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  const gaps = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
  for (const gap of gaps) expect(gap).toBeGreaterThan(0)
})
