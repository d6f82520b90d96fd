import { languages } from '../../src/shared/languages'
import { pathTo } from '../../src/shared/routes'
import { shadeName, shades } from '../../src/shared/shades'
import { en } from '../../views/sections/shadeChart/text.en'
import { it } from '../../views/sections/shadeChart/text.it'
import { expect, open, test } from './site'

const texts = { it, en }

for (const language of languages) {
  test(`the shade chart shows every shade, each large in the lightbox, in ${language}`, async ({
    page,
  }) => {
    await open(page, pathTo('tapeInKit', language))
    const chart = page.getByRole('region', { name: texts[language].heading })
    const swatches = chart.getByRole('button')
    await expect(swatches).toHaveText(shades.map((shade) => shadeName(shade, language)))
    const swatch = swatches.nth(3)
    await swatch.click()
    const lightbox = page.getByRole('dialog')
    const name = shadeName(shades[3] ?? 'black', language)
    await expect(lightbox.getByRole('figure')).toContainText(name)
    await page.keyboard.press('Escape')
    await expect(lightbox).toHaveCount(0)
    await expect(swatch).toBeFocused()
  })
}
