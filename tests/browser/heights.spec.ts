import type { Page } from '@playwright/test'
import { categories, categoryPages } from '../../src/shared/categories'
import { languages } from '../../src/shared/languages'
import { type PageId, pathTo } from '../../src/shared/routes'
import { expect, open, test } from './site'

/** Pixels at 360: what is longer is not read. */
const linePage = 7500
const tallest: Partial<Record<PageId, number>> = {
  home: 5000,
  about: 4200,
  products: 9000,
  ...Object.fromEntries(categories.map((line) => [categoryPages[line], linePage])),
  womensProsthesis: 9500,
}

const footer = 700
const firstPicture = 560
const firstProduct = 700
const firstAdd = 2600
const withoutPicture = 2400

const rejectCookies = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'))

/** What of the page is higher or wider than it should be. */
function measure(page: Page) {
  return page.evaluate(() => {
    const top = (element: Element) => element.getBoundingClientRect().top + window.scrollY
    const pictures = [...document.querySelectorAll('main img')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width >= 60)
      .map((one) => [top(one), one.getBoundingClientRect().bottom + window.scrollY])
      .sort(([one = 0], [other = 0]) => one - other)
    const main = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0
    let seen = 0
    let gap = 0
    for (const [from = 0, to = 0] of [...pictures, [main + window.scrollY]]) {
      gap = Math.max(gap, from - seen)
      seen = Math.max(seen, to)
    }
    const add = document.querySelector('main button[form]')
    return {
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
      footer: document.querySelector('footer')?.offsetHeight ?? 0,
      taps: [...document.querySelectorAll('footer :is(a, button)')]
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect()
          return Math.min(width, height) < 44
        })
        .map(({ textContent }) => textContent),
      picture: pictures[0]?.[0] ?? 0,
      add: add ? top(add) : 0,
      gap,
    }
  })
}

for (const language of languages) {
  for (const id of Object.keys(tallest) as PageId[]) {
    test(`${id} keeps to its height on a phone, in ${language}`, async ({ page }) => {
      await rejectCookies(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, pathTo(id, language))
      const found = await measure(page)
      expect(found.height).toBeLessThanOrEqual(tallest[id] ?? 0)
      expect(found.footer).toBeLessThanOrEqual(footer)
      expect(found.taps, 'what is too small to be tapped').toEqual([])
      expect(found.picture).toBeLessThanOrEqual(id === 'products' ? firstProduct : firstPicture)
      expect(found.gap).toBeLessThanOrEqual(withoutPicture)
      // What patients ask comes before the products.
      if (id !== 'womensProsthesis') expect(found.add).toBeLessThanOrEqual(firstAdd)
    })
  }
}

for (const language of languages) {
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [1280, 720],
  ] as const) {
    test(`home's first screen of ${width} × ${height} has all that it opens with, in ${language}`, async ({
      page,
    }) => {
      await rejectCookies(page)
      await page.setViewportSize({ width, height })
      await open(page, pathTo('home', language))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(main.getByRole('link').first()).toBeInViewport({ ratio: 1 })
      await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 0.9 })
      const lead = main.locator('h1 ~ div p').first()
      const lines = await lead.evaluate(
        (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight),
      )
      expect(Math.round(lines)).toBeLessThanOrEqual(2)
    })
  }
}
