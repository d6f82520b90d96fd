import type { Page } from '@playwright/test'
import { catalogueQuery, noFacets } from '../../src/shared/catalogueFilters'
import { contactQuery } from '../../src/shared/contactLinks'
import type { Language } from '../../src/shared/languages'
import { pathTo } from '../../src/shared/routes'
import { addText } from '../../views/quote/text'
import { enlarge } from '../../views/sections/gallery/enlarge'
import { siteText } from '../../views/text/site'
import { axeFindings } from '../support/browser/axe'
import type { BrowserProblems } from '../support/browser/BrowserProblems'
import { coveredFocus } from '../support/browser/coveredFocus'
import { ContactPage } from './ContactPage'
import { addButton } from './productLists'
import { sendInVain } from './sentRequests'
import { expect, languageAndWindow, open, phone, test } from './site'

/**
 * What axe-core says of pages in the states that visitors bring them into, and whether the focus is
 * seen there; as they come: `routes.spec.ts`.
 */

interface State {
  name: string
  /** Only a narrow window has it. */
  onlyPhone?: boolean
  reach: (page: Page, language: Language, problems: BrowserProblems) => Promise<void>
}

const states: State[] = [
  {
    name: 'the open menu',
    onlyPhone: true,
    reach: async (page, language) => {
      await open(page, pathTo('home', language))
      await page.getByRole('button', { name: siteText[language].menu }).click()
      await expect(page.locator('main')).toHaveAttribute('inert')
    },
  },
  {
    name: 'the open lightbox',
    reach: async (page, language) => {
      await open(page, pathTo('keratinTips', language))
      const name = new RegExp(`^${enlarge[language]}: `)
      await page.getByRole('button', { name }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'an open question',
    reach: async (page, language) => {
      await open(page, pathTo('faq', language))
      await page.locator('#systems summary').click()
      await expect(page.locator('#systems')).toHaveAttribute('open')
    },
  },
  {
    name: 'the chooser with its answer',
    reach: async (page, language) => {
      const answered = { it: '?per=men', en: '?for=men' }
      await open(page, pathTo('products', language) + answered[language])
      await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible()
    },
  },
  {
    name: 'the bar of the list',
    reach: async (page, language) => {
      await open(page, pathTo('tapeInKit', language))
      await addButton(page, language).click()
      const bar = `1 ${siteText[language].listed.one} ${addText[language].goOn}`
      await expect(page.getByRole('link', { name: bar })).toBeVisible()
    },
  },
  {
    name: 'the filtered catalogue',
    reach: async (page, language) => {
      await open(
        page,
        pathTo('products', language) + catalogueQuery('tape-in-kit', noFacets, language),
      )
    },
  },
  {
    name: 'the list of products to ask for',
    reach: async (page, language) => {
      await open(page, pathTo('products', language))
      const add = page.getByRole('button', { name: `${addText[language].add}: ` })
      for (let count = 0; count < 3; count += 1) await add.first().click()
      const contact = new ContactPage(page, language)
      await contact.open()
      await expect(contact.items.getByRole('listitem')).toHaveCount(3)
    },
  },
  {
    name: 'the form with errors',
    reach: async (page, language) => {
      const contact = new ContactPage(page, language)
      await contact.open()
      await contact.submit.click()
      await expect(contact.field('firstName')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  ...(['visit', 'priceList'] as const).map((purpose) => ({
    name: `the form for ${purpose}`,
    reach: async (page: Page, language: Language) => {
      const contact = new ContactPage(page, language)
      await contact.open(contactQuery(purpose, null, language))
      await contact.form.getByRole('checkbox').last().check()
    },
  })),
  {
    name: 'the page that thanks',
    reach: async (page, language) => {
      const contact = new ContactPage(page, language)
      await contact.open()
      await contact.fill()
      await contact.send()
      await contact.holdToast()
      await expect(contact.main.getByText(contact.text.sent.answerAt)).toBeVisible()
      await contact.toasts.getByRole('button').click()
    },
  },
  {
    name: 'the toast',
    reach: (page, language, problems) => sendInVain(new ContactPage(page, language), problems),
  },
]

for (const [language, window] of languageAndWindow) {
  test(`axe-core finds nothing in any state in ${language}, ${window.width} px wide`, async ({
    page,
    problems,
  }) => {
    test.slow()
    for (const { name, onlyPhone = false, reach } of states) {
      if (onlyPhone && window !== phone) continue
      await page.setViewportSize(phone)
      await reach(page, language, problems)
      await page.setViewportSize(window)
      expect.soft(await axeFindings(page), name).toEqual([])
      // What a toast covers until it goes is looked at in `overlays.spec.ts`.
      if (name !== 'the toast') {
        expect.soft(await coveredFocus(page), `what hides while focused: ${name}`).toEqual([])
      }
      // What one state leaves behind, as the list or a draft, is not part of the next.
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    }
  })
}
