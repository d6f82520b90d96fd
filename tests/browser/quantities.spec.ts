import { languages } from '../../src/shared/languages'
import { pathTo } from '../../src/shared/routes'
import {
  asksFirst,
  type EstimatedLine,
  estimate,
  estimatedLines,
  hairTypes,
} from '../../views/sections/quantities/estimates'
import * as en from '../../views/text/lines.en'
import * as it from '../../views/text/lines.it'
import { expect, test } from './site'

test.use({ javaScriptEnabled: false })

const pages = {
  'tape-in-kit': 'tapeInKit',
  'keratin-tips': 'keratinTips',
  'weft-machine-sewn': 'weftMachineSewn',
} as const satisfies Record<EstimatedLine, string>

for (const language of languages) {
  test(`a table says how much of each line a head takes, in ${language}`, async ({ page }) => {
    const text = { it, en }[language].quantities
    for (const line of estimatedLines) {
      await page.goto(pathTo(pages[line], language))
      const table = page
        .getByRole('region', { name: text.heading })
        .getByRole('table', { name: text.captions[line] })
      await expect(table.getByRole('columnheader')).toHaveText(Object.values(text.hair))
      const row = table.getByRole('row').filter({ hasText: text.aim.both })
      const cells = hairTypes.map((hair) =>
        asksFirst(line, hair) ? text.askFirst : String(estimate(line, 'both', hair)),
      )
      await expect(row.getByRole('cell')).toHaveText(cells)
    }
  })
}
