import { beforeAll, expect, test } from '@jest/globals'
import type { HTMLElement } from 'node-html-parser'
import { contactPathFor } from '../../tests/support/site/contactPathFor'
import { hrefs, mainOf, section, words } from '../../tests/support/site/pageParts'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { allTexts } from '../../tests/support/texts/texts'
import * as abroad from '../../views/text/facts/abroad'
import * as consumers from '../../views/text/facts/consumers'
import type { Fact } from '../../views/text/facts/Fact'
import * as patients from '../../views/text/facts/patients'
import * as trade from '../../views/text/facts/trade'
import { categories, categoryPages } from '../shared/categories'
import { type Bilingual, type Language, languages } from '../shared/languages'
import { pathTo } from '../shared/routes'

const site = siteOfSuite()

const facts: [string, Fact][] = Object.entries({ ...abroad, ...consumers, ...patients, ...trade })

/** The pages that rest on facts. */
let pages: Bilingual<HTMLElement[]>

beforeAll(async () => {
  const resting = [...Object.values(categoryPages), 'faq' as const, 'contacts' as const]
  const pagesOf = (language: Language) =>
    Promise.all(resting.map((page) => mainOf(site, page, language)))
  pages = { it: await pagesOf('it'), en: await pagesOf('en') }
})

test.each(facts)('%s stands on pages that name its source once', (_, fact) => {
  for (const language of languages) {
    const telling = pages[language].filter((page) => words(page).includes(fact.statement[language]))
    expect(telling.length).toBeGreaterThan(0)
    for (const page of telling) {
      const links = page.querySelectorAll('a').filter((a) => a.getAttribute('href') === fact.url)
      expect(links.map(words)).toEqual([fact.source[language]])
    }
  }
})

test.each(facts)('%s was read on a day that is past', (_, fact) => {
  expect(fact.read).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(Date.parse(fact.read)).toBeLessThanOrEqual(Date.now())
})

test('nothing but what law and tax office say names a medical device', async () => {
  const said = await allTexts()
  const naming = said.filter(({ text }) => /dispositiv\w+ medic|medical device/i.test(text))
  expect(naming.map(({ text }) => text).toSorted()).toEqual(
    [patients.reducedVat, patients.taxDeduction, patients.customMade]
      .flatMap(({ statement }) => Object.values(statement))
      .toSorted(),
  )
})

test.each(languages)('the way of who is to have chemotherapy, in %s', async (language) => {
  const page = await mainOf(site, 'womensProsthesis', language)
  const way = section(page, 'before-chemotherapy')
  const parts = ['when-to-come', 'fit', 'scalp', 'tax', 'regional-help']
  for (const id of parts) expect(way.querySelector(`#${id}`)).not.toBeNull()
  expect(hrefs(way)).toContain(contactPathFor('protesi-donna', language, 'visit'))
  expect(hrefs(way).some((href) => href.startsWith('tel:'))).toBe(true)
  expect(hrefs(page)).toContain(`${pathTo('womensProsthesis', language)}#before-chemotherapy`)
  // Who comes for this has no list of products to pass.
  const ids = page.querySelectorAll('section[aria-labelledby] h2').map(({ id }) => id)
  expect(ids.indexOf('before-chemotherapy')).toBeLessThan(ids.indexOf('line-products'))
  expect(page.querySelector('#measuring img')?.getAttribute('alt')).toMatch(/three|tre/)
  expect(page.querySelectorAll('#measuring ol > li')).toHaveLength(3)
})

test.each([
  ['tape-in-kit', 3],
  ['keratin-tips', 4],
  ['bulk-human-hair', 4],
  ['weft-machine-sewn', 2],
  ['protesi-uomo', 3],
  ['protesi-donna', 5],
  ['tape-adhesivi', 3],
] as const)('%s has %d questions of its own', async (line, count) => {
  for (const language of languages) {
    const page = await mainOf(site, categoryPages[line], language)
    const answers = section(page, 'answers')
    const folds = answers.querySelectorAll('details > summary').map(words)
    const questions = folds.filter((heading) => !['Fonti', 'Sources'].includes(heading))
    expect(questions).toHaveLength(count)
  }
})

test.each(categories)('%s leads who buys for work to the price list and the rest', async (line) => {
  for (const language of languages) {
    const ways = [
      contactPathFor(line, language, 'priceList'),
      `${pathTo('contacts', language)}#trade`,
    ]
    const links = hrefs(await mainOf(site, categoryPages[line], language))
    expect(links.filter((href) => ways.includes(href))).toEqual(
      line.startsWith('protesi') ? [] : ways,
    )
  }
})

test.each(languages)('a man’s six questions come before the densities, in %s', async (language) => {
  const page = await mainOf(site, 'mensProsthesis', language)
  expect(section(page, 'daily').querySelectorAll('li').length).toBe(6)
  const ids = page.querySelectorAll('h2').map(({ id }) => id)
  expect(ids.indexOf('daily')).toBeLessThan(ids.indexOf('specifications'))
})
