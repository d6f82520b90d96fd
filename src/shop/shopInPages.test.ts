import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mainOf, section, words } from '../../tests/support/pageParts'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { languages } from '../shared/languages'
import { missingTerms, type OwnerTerm, termPages, termsOn } from '../shared/ownerTerms'
import { en } from '../shared/ownerTerms.en'
import { it } from '../shared/ownerTerms.it'
import { pageIds } from '../shared/routes'
import { type GivenTerm, patientTerms, tradeTerms } from '../shared/shop'

const empty = siteOfSuite()
const filled = siteOfSuite()

/** What the pages call them. */
const called = { it, en }

const names = Object.keys(termPages) as OwnerTerm[]
const saying = (name: OwnerTerm) => ({ it: `Prova di ${name}`, en: `Trial of ${name}` })

function giveAll(said: (name: OwnerTerm) => GivenTerm): void {
  for (const name of names) {
    Object.assign(name in tradeTerms ? tradeTerms : patientTerms, { [name]: said(name) })
  }
}

beforeAll(() => {
  expect(missingTerms()).toEqual(names)
  expect(pageIds.flatMap((page) => termsOn(page, 'it', it))).toEqual([])
})

afterAll(() => giveAll(() => undefined))

test('until the owner says something, no page has a section for it', async () => {
  for (const language of languages) {
    for (const page of new Set(names.flatMap((name) => termPages[name]))) {
      const main = await mainOf(empty, page, language)
      expect([page, main.querySelector('#our-terms')]).toEqual([page, null])
    }
  }
})

test('what the owner says stands on its pages, and on no other', async () => {
  giveAll(saying)
  for (const language of languages) {
    for (const page of pageIds) {
      const main = await mainOf(filled, page, language)
      const here = names.filter((name) => termPages[name].includes(page))
      const found = names.filter((name) => words(main).includes(saying(name)[language]))
      expect([page, found]).toEqual([page, here])
      if (here.length === 0) continue
      const headings = section(main, 'our-terms').querySelectorAll('h3')
      expect(headings.map(({ text }) => text)).toEqual(here.map((name) => called[language][name]))
    }
  }
})
