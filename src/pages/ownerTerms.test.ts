import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mainOf, section, words } from '../../tests/support/pageParts'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { languages } from '../shared/languages'
import { missingTerms, type OwnerTerm, ownerTerms, termsOn } from '../shared/ownerTerms'
import { pageIds } from '../shared/routes'
import { type GivenTerm, patientTerms, tradeTerms } from '../shared/shop'

const empty = siteOfSuite()
const filled = siteOfSuite()

const names = Object.keys(ownerTerms) as OwnerTerm[]
const saying = (name: OwnerTerm) => ({ it: `Prova di ${name}`, en: `Trial of ${name}` })

function giveAll(said: (name: OwnerTerm) => GivenTerm): void {
  for (const name of names) {
    Object.assign(name in tradeTerms ? tradeTerms : patientTerms, { [name]: said(name) })
  }
}

beforeAll(() => {
  expect(missingTerms()).toEqual(names)
  expect(pageIds.flatMap((page) => termsOn(page, 'it'))).toEqual([])
})

afterAll(() => giveAll(() => undefined))

test('until the owner says something, no page has a section for it', async () => {
  for (const language of languages) {
    for (const page of new Set(names.flatMap((name) => ownerTerms[name].pages))) {
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
      const here = names.filter((name) => ownerTerms[name].pages.includes(page))
      const found = names.filter((name) => words(main).includes(saying(name)[language]))
      expect([page, found]).toEqual([page, here])
      if (here.length === 0) continue
      const headings = section(main, 'our-terms').querySelectorAll('h3')
      expect(headings.map(({ text }) => text)).toEqual(
        here.map((name) => ownerTerms[name].name[language]),
      )
    }
  }
})
