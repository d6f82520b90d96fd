import { apiPaths } from '../../src/shared/apiPaths'
import { phoneLink } from '../../src/shared/shop'
import { failureText } from '../../views/text/failure'
import { siteText } from '../../views/text/site'
import { givenShop } from '../support/site/givenShop'
import { expect, open, test } from './site'

const { landline = '' } = givenShop

/** Products that the pages throw at. */
const unreadable = [{ id: '1', category: 'tape-in-kit', imageUrl: '/x', featured: 0 }]

test.describe('A page that throws in the browser', () => {
  test('says so within the frame, and can be tried again', async ({ page, problems }) => {
    const language = 'en'
    problems.allow(/TypeError/)
    const { nav, retry, mainNavigation } = siteText[language]
    const { heading, title } = failureText[language]
    await page.route(`**${apiPaths.products}`, (route) => route.fulfill({ json: unreadable }))
    await open(page, '/en/about')
    const header = page.getByRole('navigation', { name: mainNavigation })
    await header.getByRole('link', { name: nav.gallery, exact: true }).click()

    const main = page.getByRole('main')
    const failure = main.getByRole('heading', { level: 1, name: heading })
    await expect(failure).toBeFocused()
    await expect(page).toHaveTitle(`${title} | ${givenShop.name}`)
    await expect(main.getByRole('link', { name: landline })).toHaveAttribute(
      'href',
      phoneLink(landline),
    )
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await main.getByRole('button', { name: retry }).click()
    await expect(failure).toBeFocused()
    await page.unrouteAll()
    await main.getByRole('button', { name: retry }).click()
    await expect(failure).toHaveCount(0)
    await expect(main.getByRole('listitem').first()).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('leaves every link to lead on', async ({ page, problems }) => {
    problems.allow(/TypeError/)
    await page.route(`**${apiPaths.products}`, (route) => route.fulfill({ json: unreadable }))
    await open(page, '/faq')
    const { nav, mainNavigation } = siteText.it
    const header = page.getByRole('navigation', { name: mainNavigation })
    await header.getByRole('link', { name: nav.gallery, exact: true }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(failureText.it.heading)
    await header.getByRole('link', { name: nav.about, exact: true }).click()
    await expect(page).toHaveURL('/chi-siamo')
    await expect(heading).not.toHaveText(failureText.it.heading)
    await expect(heading).toBeFocused()
    await page.goBack()
    await expect(heading).toHaveText(failureText.it.heading)
  })
})
