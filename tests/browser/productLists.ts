import type { Page, Request } from '@playwright/test'
import { apiPaths } from '../../src/shared/apiPaths'
import type { Language } from '../../src/shared/languages'
import type { Product } from '../../src/shared/products'
import { en as homeEn } from '../../views/pages/home/text.en'
import { it as homeIt } from '../../views/pages/home/text.it'
import { it } from '../../views/pages/products/text.it'

export const homeTexts = { it: homeIt, en: homeEn }

export const everyAnswer = (url: URL) => url.pathname === apiPaths.products

export async function catalogue(page: Page): Promise<Product[]> {
  return (await page.request.get(apiPaths.products)).json()
}

/** Addresses under `/api/products` that the page asks for, from now on. */
export function productRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === apiPaths.products) asked.push(pathname + search)
  })
  return asked
}

/** Holds the API's answers back until the returned function is called. */
export async function holdAnswers(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(everyAnswer, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** The products of a line, in the order of the API. */
export async function productsOf(page: Page, line: string): Promise<Product[]> {
  return (await catalogue(page)).filter(({ category }) => category === line)
}

export const skeletons = (page: Page) => page.getByRole('main').locator('[data-skeleton]')
export const productHeadings = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })
export const featuredCards = (page: Page, language: Language) =>
  page.getByRole('region', { name: homeTexts[language].featured }).getByRole('listitem')
export const mainLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
export const filters = (page: Page) => page.getByRole('navigation', { name: it.filters })
export const filterOf = (page: Page, label: string) =>
  filters(page).getByRole('link', { name: label, exact: true })
export const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** What a window does when the visitor comes back to it. */
export async function comeBackToWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('online'))
  })
}
