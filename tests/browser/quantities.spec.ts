import type { Page } from '@playwright/test'
import {
  asksFirst,
  type EstimatedLine,
  estimate,
  estimatedLines,
  hairTypes,
} from '../../src/shared/estimates'
import { languages } from '../../src/shared/languages'
import { onRequestName } from '../../src/shared/onRequest'
import { pathTo } from '../../src/shared/routes'
import { shades } from '../../src/shared/shades'
import { addText } from '../../views/quote/text'
import { en } from '../../views/sections/calculator/text.en'
import { it } from '../../views/sections/calculator/text.it'
import { contactPathFor } from '../support/contactPathFor'
import { ContactPage } from './ContactPage'
import { expect, open, test } from './site'

const texts = { it, en }

const pages = {
  'tape-in-kit': 'tapeInKit',
  'keratin-tips': 'keratinTips',
  'weft-machine-sewn': 'weftMachineSewn',
} as const satisfies Record<EstimatedLine, string>

const part = (page: Page, heading: string) =>
  page.getByRole('main').getByRole('region', { name: heading })

for (const language of languages) {
  const text = texts[language]

  test(`a quantity goes from the calculator to the form, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await open(page, pathTo('tapeInKit', language))
    const quantities = part(page, text.heading)
    await quantities.getByText(text.calculate).click()
    const result = quantities.getByRole('status').first()
    const { packs } = estimate('tape-in-kit', 'lengthen', 'normal', 50)
    await expect(result).toContainText(`${packs} ${text.packs.other}`)
    await quantities.getByRole('radio', { name: text.hair.options.thick, exact: true }).check()
    await quantities.getByRole('radio', { name: '60', exact: true }).check()
    await expect(result).toContainText(`4 ${text.packs.other}`)
    const choice = quantities.getByRole('combobox')
    await choice.selectOption({ index: 1 })
    const name = await choice.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text)
    if (!name) throw new Error('No product of 60 cm')
    await quantities.getByRole('button', { name: text.add.replace('{quantity}', '4') }).click()
    await expect(quantities.getByText(`${text.added}: 4 × ${name}`)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await quantities.getByRole('link', { name: addText[language].goOn }).click()
    await expect(page).toHaveURL(contactPathFor('tape-in-kit', language))
    const contact = new ContactPage(page, language)
    await expect(contact.quantity(name)).toHaveValue('4')
  })

  test(`no quantity of weft is named for fine hair: the shop is asked first, in ${language}`, async ({
    page,
  }) => {
    await open(page, pathTo('weftMachineSewn', language))
    const quantities = part(page, text.heading)
    await quantities.getByText(text.calculate).click()
    await quantities.getByRole('radio', { name: text.hair.options.fine, exact: true }).check()
    await expect(quantities.getByRole('status')).toContainText(text.askFirst)
    await expect(quantities.getByRole('combobox')).toHaveCount(0)
    await quantities.getByRole('link', { name: text.ask }).click()
    await expect(page).toHaveURL(contactPathFor('weft-machine-sewn', language))
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    for (const line of estimatedLines) {
      test(`a table says how much of ${line} a head takes, in ${language}`, async ({ page }) => {
        await page.goto(pathTo(pages[line], language))
        const table = part(page, text.heading).getByRole('table', { name: text.captions[line] })
        const { options } = text.hair
        await expect(table.getByRole('columnheader')).toHaveText(Object.values(options))
        const row = table.getByRole('row').filter({ hasText: text.aim.options.both })
        const isWeft = line === 'weft-machine-sewn'
        const named = hairTypes.filter((hair) => !asksFirst(line, hair))
        const cells = named.map((hair) => {
          const { grams, packs } = estimate(line, 'both', hair, 50)
          return String(isWeft ? grams : packs)
        })
        await expect(row.getByRole('cell')).toHaveText(cells)
        await expect(table.getByRole('cell', { name: text.askFirst })).toHaveCount(isWeft ? 1 : 0)
      })
    }
  })
}

test('any shade of any length is put on the list, on request where no product has it', async ({
  page,
}) => {
  const line = 'tape-in-kit'
  await open(page, pathTo('tapeInKit', 'it'))
  const quantities = part(page, it.heading)
  await quantities.getByText(it.calculate).click()
  const product = quantities.getByRole('combobox')
  const wish = (lengthCm: number) => onRequestName({ line, shade: 'silver', lengthCm }, 'it')
  await product.selectOption(wish(50))
  await quantities.getByRole('radio', { name: '70', exact: true }).check()
  await expect(product.locator('option')).toHaveCount(shades.length)
  await expect(product).toHaveValue(wish(70))
  const { packs } = estimate(line, 'lengthen', 'normal', 70)
  const add = it.add.replace('{quantity}', String(packs))
  await quantities.getByRole('button', { name: add }).click()
  await quantities.getByRole('link', { name: addText.it.goOn }).click()
  await expect(page).toHaveURL(contactPathFor(line, 'it'))
  await expect(new ContactPage(page, 'it').quantity(wish(70))).toHaveValue(String(packs))
})
