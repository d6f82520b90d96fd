import type { BrowserContext, Page } from '@playwright/test'
import { type Language, languageKey, locales } from '../../src/shared/languages'
import { en as aboutEn } from '../../views/pages/about/text.en'
import { it as aboutIt } from '../../views/pages/about/text.it'
import { siteText } from '../../views/text/site'
import { filled } from '../support/site/filled'
import { expect } from './site'

export const aboutHeading = {
  it: filled(aboutIt.heading, 'it'),
  en: filled(aboutEn.heading, 'en'),
}

export const choiceLink = (page: Page, language: Language) =>
  page.getByRole('link', { name: language === 'it' ? 'ITA, Italiano' : 'ENG, English' })

export async function storeCookie(
  context: BrowserContext,
  url: string,
  value: string,
): Promise<void> {
  await context.addCookies([{ name: languageKey, value, url }])
}

/** Puts a value into the site's storage before any of its pages is shown. */
export async function storeInBrowser(page: Page, value: string): Promise<void> {
  // An empty page of the site's origin, whose icon is no request.
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto('/empty')
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
    languageKey,
    value,
  ] as const)
}

/** As the switch does: in storage, and in the cookie that the server reads. */
export async function storeChoice(page: Page, value: string): Promise<void> {
  await storeInBrowser(page, value)
  await storeCookie(page.context(), page.url(), value)
}

export async function cookieChoice(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === languageKey)?.value
}

export const storedChoice = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), languageKey)

export async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locales[language])
  await expect(
    page.getByRole('navigation', { name: siteText[language].mainNavigation }),
  ).toBeVisible()
  await expect(choiceLink(page, language)).toHaveAttribute('aria-current', 'true')
}
