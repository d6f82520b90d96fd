import { locales } from '../../src/shared/languages'
import { pathTo } from '../../src/shared/routes'
import { expect, test } from './site'

test.use({ timezoneId: 'Asia/Tokyo' })

test('whether the shop is open is said by its own clock, and again when that changes', async ({
  page,
  request,
}) => {
  const served = await request.get(pathTo('contacts', 'it'))
  expect(await served.text()).not.toMatch(/Aperto ora|Chiuso ora/)

  // 17:59 on a Wednesday in Milan, long after midnight in Tokyo.
  await page.clock.install({ time: new Date('2026-11-18T16:59:00Z') })
  await page.goto(pathTo('contacts', 'it'))
  await expect(page.getByText('Aperto ora, fino alle 18')).toHaveCount(3)
  await page.clock.runFor(90_000)
  await expect(page.getByText('Chiuso ora, apre domani alle 9')).toHaveCount(3)
})

for (const [language, open] of [
  ['it', 'Aperto ora, fino alle 18'],
  ['en', 'Open now, until 18:00 Italian time'],
] as const) {
  test(`where we are says it beside the phone and the hours, in ${language}`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-18T10:00:00Z') })
    await page.goto(pathTo('whereWeAre', language))
    const said = page.getByText(open)
    await expect(said).toHaveCount(2)
    // The text around it is Italian on the English page too.
    for (const one of await said.all()) {
      await expect(one).toHaveAttribute('lang', locales[language])
    }
  })
}
