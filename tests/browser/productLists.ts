import type { Page, Request } from '@playwright/test'
import { apiPaths } from '../../src/shared/apiPaths'
import type { Language } from '../../src/shared/languages'
import { type Product, productName } from '../../src/shared/products'
import { en as homeEn } from '../../views/pages/home/text.en'
import { it as homeIt } from '../../views/pages/home/text.it'
import { addText } from '../../views/quote/text'

const homeTexts = { it: homeIt, en: homeEn }

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

/** The products of a line, in the order of the API: some, for the tests that need them. */
export async function productsOf(
  page: Page,
  line: string,
): Promise<[Product, Product, Product, ...Product[]]> {
  const products = (await catalogue(page)).filter(({ category }) => category === line)
  const [first, second, third, ...others] = products
  if (!first || !second || !third) throw new Error(`The catalogue lacks products of ${line}`)
  return [first, second, third, ...others]
}

/** The button of a line's page that adds a product to the list; without a product, the first. */
export const addButton = (page: Page, language: Language, product?: Product) =>
  page
    .locator('[aria-labelledby=line-products]')
    .getByRole('button', {
      name: `${addText[language].add}: ${product ? productName(product, language) : ''}`,
      exact: product !== undefined,
    })
    .first()

/** The list as an earlier visit has left it, or what was sent last; the page is one of the site. */
export const keepList = (page: Page, items: unknown, key = 'request-list') =>
  page.evaluate(([at, list]) => localStorage.setItem(at, list), [
    key,
    JSON.stringify(items),
  ] as const)

export const skeletons = (page: Page) => page.getByRole('main').locator('[data-skeleton]')
export const productHeadings = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })
export const featuredCards = (page: Page, language: Language) =>
  page.getByRole('region', { name: homeTexts[language].featured }).getByRole('listitem')
export const mainLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
export const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** What a window does when the visitor comes back to it. */
export async function comeBackToWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('online'))
  })
}
