import { expect, test } from '@jest/globals'
import type { HTMLElement } from 'node-html-parser'
import { contactPathFor } from '../../tests/support/contactPathFor'
import { hrefs, mainOf, section, words } from '../../tests/support/pageParts'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { allTexts } from '../../tests/support/texts'
import { categories, categoryPages } from '../shared/categories'
import * as consumers from '../shared/facts/consumers'
import { type Fact, isDue } from '../shared/facts/Fact'
import * as patients from '../shared/facts/patients'
import * as trade from '../shared/facts/trade'
import { languages } from '../shared/languages'
import { pathTo } from '../shared/routes'

const site = siteOfSuite()

const facts: [string, Fact][] = Object.entries({ ...consumers, ...patients, ...trade })

/** The notes that tell a fact, on the pages of all lines. */
async function notesOf(fact: Fact, language: (typeof languages)[number]) {
  const pages = await Promise.all(
    categories.map((category) => mainOf(site, categoryPages[category], language)),
  )
  return pages.flatMap((page) =>
    page
      .querySelectorAll(`time[datetime="${fact.read}"]`)
      .map((time) => time.closest('div'))
      .filter((note): note is HTMLElement => note !== null)
      .filter((note) => words(note).includes(fact.statement[language])),
  )
}

test.each(facts)('%s is told with its source and the day it was read', async (_, fact) => {
  for (const language of languages) {
    const notes = await notesOf(fact, language)
    expect(notes.length).toBeGreaterThan(0)
    for (const note of notes) {
      expect(words(note)).toContain(fact.source[language])
      expect(hrefs(note)).toEqual([fact.url])
    }
  }
})

test.each(facts)('%s was read on a day that is past', (_, fact) => {
  expect(fact.read).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(Date.parse(fact.read)).toBeLessThanOrEqual(Date.now())
  expect(isDue(fact, new Date(Date.parse(fact.read) + 364 * 86_400_000))).toBe(false)
  expect(isDue(fact, new Date(Date.parse(fact.read) + 366 * 86_400_000))).toBe(true)
})

test('nothing but the tax office’s words names a medical device', async () => {
  const said = await allTexts()
  const naming = said.filter(({ text }) => /dispositiv\w+ medic|medical device/i.test(text))
  expect(naming.map(({ text }) => text).toSorted()).toEqual(
    Object.values(patients.taxDeduction.statement).toSorted(),
  )
})

test.each(languages)('the way of who is to have chemotherapy, in %s', async (language) => {
  const page = await mainOf(site, 'womensProsthesis', language)
  const way = section(page, 'before-chemotherapy')
  const parts = ['when-to-come', 'scalp', 'tax', 'regional-help']
  for (const id of parts) expect(way.querySelector(`#${id}`)).not.toBeNull()
  expect(hrefs(way)).toContain(contactPathFor('protesi-donna', language, 'visit'))
  const measuring = section(page, 'measuring')
  expect(measuring.querySelectorAll('svg[role=img][aria-label] text')).toHaveLength(3)
  expect(measuring.querySelectorAll('ol > li')).toHaveLength(3)
})

test.each([
  ['tape-in-kit', 3],
  ['keratin-tips', 4],
  ['bulk-human-hair', 6],
  ['weft-machine-sewn', 3],
  ['italian-keratine-glue', 3],
  ['protesi-uomo', 5],
  ['protesi-donna', 4],
] as const)('%s has %d questions of its own', async (line, count) => {
  for (const language of languages) {
    const page = await mainOf(site, categoryPages[line], language)
    const answers = section(page, 'answers')
    expect(answers.querySelectorAll('details > summary')).toHaveLength(count)
    const isTrade = !line.startsWith('protesi')
    const ways = [
      contactPathFor(line, language, 'priceList'),
      `${pathTo('contacts', language)}#trade`,
    ]
    expect(hrefs(answers).some((href) => ways.includes(href))).toBe(isTrade)
  }
})
