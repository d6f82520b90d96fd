import { locales } from '../../src/shared/languages'
import { pathTo } from '../../src/shared/routes'
import { defaults } from '../../src/shop/defaults'
import { expect, test } from './site'

const { opens = '', closes = '' } = defaults.hours.mondayToFriday ?? {}

/** As Italian says an hour: `18` of `18:00`. */
const inSentence = (time: string) => time.replace(/:00$/, '')

test.use({ timezoneId: 'Asia/Tokyo' })

test('whether the shop is open is said by its own clock, and again when that changes', async ({
  page,
  request,
}) => {
  const served = await request.get(pathTo('contacts', 'it'))
  expect(await served.text()).not.toMatch(/Aperto ora|Chiuso ora/)

  // A minute before the shop closes on a Wednesday in Milan, long after midnight in Tokyo.
  const closing = Date.parse(`2026-11-18T${closes.padStart(5, '0')}+01:00`)
  await page.clock.install({ time: closing - 60_000 })
  await page.goto(pathTo('contacts', 'it'))
  await expect(page.getByText(`Aperto ora, fino alle ${inSentence(closes)}`)).toHaveCount(1)
  await page.clock.runFor(90_000)
  await expect(page.getByText(`Chiuso ora, apre domani alle ${inSentence(opens)}`)).toHaveCount(1)
})

for (const [language, open] of [
  ['it', `Aperto ora, fino alle ${inSentence(closes)}`],
  ['en', `Open now, until ${closes} Italian time`],
] as const) {
  test(`where we are says it once, beside the hours, in ${language}`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-18T10:00:00Z') })
    await page.goto(pathTo('whereWeAre', language))
    const said = page.getByText(open)
    await expect(said).toHaveCount(1)
    // The text around it is Italian on the English page too.
    await expect(said).toHaveAttribute('lang', locales[language])
  })
}
