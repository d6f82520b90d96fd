import type { Locator } from '@playwright/test'
import { languageKey } from '../../src/shared/languages'
import { pathTo } from '../../src/shared/routes'
import {
  choiceLink,
  cookieChoice,
  expectLanguage,
  storeChoice,
  storedChoice,
} from './languageChoice'
import { expect, hydrated, open, test } from './site'

test.describe('The switch', () => {
  test('leads to the same page in the other language and stores the choice', async ({
    page,
    context,
  }) => {
    for (const id of ['home', 'mensProsthesis', 'terms'] as const) {
      await open(page, pathTo(id, 'it'))
      await page.evaluate(() => Object.assign(window, { marker: true }))
      for (const language of ['en', 'it'] as const) {
        await choiceLink(page, language).click()
        await expect(page).toHaveURL(pathTo(id, language))
        await expectLanguage(page, language)
        expect(await storedChoice(page)).toBe(language)
        expect(await cookieChoice(context)).toBe(language)
      }
      expect(await page.evaluate(() => 'marker' in window), 'no page was loaded').toBe(true)
    }
    // The choice holds for a year, for the whole site and no other.
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: languageKey, path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(360)
  })

  test('opens the other language beside this one by a click with Control, Shift or the middle button', async ({
    page,
    context,
  }) => {
    await open(page, '/chi-siamo')
    const ways: Parameters<Locator['click']>[0][] = [
      { modifiers: ['Control'] },
      { modifiers: ['Shift'] },
      { button: 'middle' },
    ]
    for (const way of ways) {
      const opened = context.waitForEvent('page')
      await choiceLink(page, 'en').click(way)
      const other = await opened
      await expect(other).toHaveURL('/en/about')
      await expectLanguage(other, 'en')
      await expect(page).toHaveURL('/chi-siamo')
      await expectLanguage(page, 'it')
      expect(await storedChoice(page)).toBeNull()
      expect(await cookieChoice(context)).toBeUndefined()
      await other.close()
    }
  })

  test('stores the choice also where it leads nowhere else', async ({ page, context }) => {
    await open(page, '/en/faq')
    await choiceLink(page, 'en').click()
    await expect.poll(() => storedChoice(page)).toBe('en')
    expect(await cookieChoice(context)).toBe('en')
    await expect(page).toHaveURL('/en/faq')
  })

  test('leads from an Italian address that is shown in English to the page in Italian', async ({
    page,
    context,
  }) => {
    await storeChoice(page, 'en')
    await open(page, '/galleria')
    await expectLanguage(page, 'en')
    await choiceLink(page, 'it').click()
    await expect(page).toHaveURL('/galleria')
    await expectLanguage(page, 'it')
    expect(await cookieChoice(context)).toBe('it')
    await page.reload()
    await hydrated(page)
    await expectLanguage(page, 'it')
  })

  test('works on the not-found page', async ({ page, problems, context }) => {
    problems.allow(/Failed to load resource: .* 404 .*\/nope\)$/)
    await open(page, '/nope')
    await choiceLink(page, 'en').click()
    await expect(page).toHaveURL('/en')
    await expectLanguage(page, 'en')
    expect(await cookieChoice(context)).toBe('en')
  })
})
