import { pathTo } from '../../src/shared/routes'
import { siteText } from '../../views/text/site'
import { expect, hold, open, test } from './site'

const espresso = 'rgb(43, 33, 27)'

/** Names of classes in the file, and in the styles that the scripts have written. */
function namesOfSheets() {
  const names = (sheets: CSSStyleSheet[]) =>
    sheets.flatMap(({ cssRules }) =>
      [...cssRules].flatMap(({ cssText }) => cssText.match(/\.css-\w+/g) ?? []),
    )
  const sheets = [...document.styleSheets]
  return {
    file: names(sheets.filter(({ href }) => href)),
    written: names(
      sheets.filter(
        ({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('[data-emotion]'),
      ),
    ),
  }
}

test('The styles in a line’s file are not written once more, and stay when the page goes', async ({
  page,
}) => {
  await open(page, pathTo('keratinTips', 'it'))
  const { file, written } = await page.evaluate(namesOfSheets)
  expect(file.length).toBeGreaterThan(20)
  expect(written.filter((name) => file.includes(name))).toEqual([])
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: siteText.it.nav.about, exact: true })
    .click()
  await expect(page).toHaveURL(pathTo('about', 'it'))
  await expect(page.locator('main > link')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', espresso)
})

test('The opening of a line is seen while the file is on its way', async ({ page }) => {
  const letGo = await hold(page, '**/assets/lower-*.css')
  await page.goto(pathTo('keratinTips', 'it'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const painted = () => performance.getEntriesByName('first-contentful-paint').length
  await expect.poll(() => page.evaluate(painted)).toBe(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', espresso)
})
