import type { Page } from '@playwright/test'
import { pathTo } from '../../src/shared/routes'
import { addText } from '../../views/quote/text'
import { galleryText } from '../../views/sections/gallery/text'
import { siteText } from '../../views/text/site'
import { axeFindings } from '../support/axe'
import { ContactPage } from './ContactPage'
import { sendInVain } from './sentRequests'
import { expect, open, test } from './site'

/** What axe-core says of pages in the states that visitors bring them into; as they come: `routes.spec.ts`. */

/** The state's name, where it is reached, and how. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'the open menu': async (page) => {
    await open(page, pathTo('home', 'it'))
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('main')).toHaveAttribute('inert')
  },
  'the middle of a page': async (page) => {
    await open(page, pathTo('home', 'it'))
    await page.getByRole('heading', { level: 2 }).nth(2).scrollIntoViewIfNeeded()
  },
  'the open lightbox': async (page) => {
    await open(page, pathTo('keratinTips', 'it'))
    const name = new RegExp(`^${galleryText.it.open}: `)
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'an open question': async (page) => {
    await open(page, pathTo('faq', 'it'))
    await page.locator('#systems summary').click()
    await expect(page.locator('#systems')).toHaveAttribute('open')
  },
  'the filtered catalogue': async (page) => {
    await open(page, `${pathTo('products', 'it')}?linea=tape-in-kit`)
  },
  'the list of products to ask for': async (page) => {
    await open(page, pathTo('products', 'it'))
    const add = page.getByRole('button', { name: `${addText.it.add}: ` })
    for (let count = 0; count < 3; count += 1) await add.first().click()
    const header = page.getByRole('banner')
    await header
      .getByRole('link', { name: `${siteText.it.quote}: ` })
      .first()
      .click()
    await expect(new ContactPage(page, 'it').items.getByRole('listitem')).toHaveCount(3)
  },
  'the form with errors': async (page) => {
    const contact = new ContactPage(page, 'it')
    await contact.open()
    await contact.submit.click()
    await expect(contact.field('firstName')).toHaveAttribute('aria-invalid', 'true')
  },
  'the toast': async (page) => {
    await sendInVain(new ContactPage(page, 'it'))
  },
}

for (const [state, reach] of Object.entries(states)) {
  test(`axe-core finds nothing in ${state}`, async ({ page, problems }) => {
    test.slow()
    problems.allow(/Failed to load resource: .* 503 .*\/api\/contacts\)$/)
    await page.setViewportSize({ width: 360, height: 740 })
    await reach(page)
    expect(await axeFindings(page)).toEqual([])
  })
}
