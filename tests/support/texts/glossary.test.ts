import { beforeAll, expect, test } from '@jest/globals'
import { type Language, languages } from '../../../src/shared/languages'
import { common, glossary, literals, marks, shopFacts, statingSentences } from './glossary'
import { allTexts, type Said } from './texts'

let texts: Said[]
beforeAll(async () => {
  texts = await allTexts()
})

/** Where texts of a language say what they should not. */
const saying = (pattern: RegExp, language?: Language) =>
  texts
    .filter((said) => !language || said.language === language)
    .filter(({ text }) => !literals.has(text) && pattern.test(text))
    .map(({ at, text }) => `${at}: ${text}`)

test('texts are found in dictionaries, pictures, products and mails', () => {
  for (const language of ['it', 'en'] as const) {
    const places = texts.filter((said) => said.language === language).map(({ at }) => at)
    expect(places.length).toBeGreaterThan(400)
    const sources = [
      'views/pages/faq/text',
      'views/text/site',
      'views/text/pictures/',
      'seed',
      'said acknowledgementText',
      'views/text/terms',
    ]
    for (const source of sources) {
      expect([source, places.some((at) => at.includes(source))]).toEqual([source, true])
    }
  }
})

test.each(glossary)('texts say “$it” and “$en”', ({ never }) => {
  for (const language of ['it', 'en'] as const) {
    const pattern = never[language]
    if (pattern) expect(saying(pattern, language)).toEqual([])
  }
})

test.each(glossary)('what is not called “$it” and “$en” is found', ({ never, fault }) => {
  expect(Object.keys(fault).toSorted()).toEqual(Object.keys(never).toSorted())
  for (const language of languages) {
    const planted = fault[language]
    if (planted !== undefined) expect(planted).toMatch(never[language] ?? /$^/)
  }
})

test.each(shopFacts)('no text states $kind that only the shop knows', (kind) => {
  const found = texts.flatMap(({ at, text }) =>
    statingSentences(kind, text).map((sentence) => `${at}: ${sentence}`),
  )
  expect(found).toEqual([])
  for (const fault of Object.values(kind.faults)) {
    expect(statingSentences(kind, `Prima. ${fault} Poi.`)).toEqual([fault])
  }
})

test('no placeholder stands in prose', () => {
  expect(saying(/\[[^\]]*\]|TODO|lorem|da indicare|xxx/i)).toEqual([])
})

test('nothing is exclaimed but what the specification exclaims', () => {
  expect(saying(/!/)).toEqual([])
})

test.each([
  ['it', 'en'],
  ['en', 'it'],
] as const)('no text of %s is written in %s', (language, other) => {
  expect(saying(marks[other], language)).toEqual([])
  const sentences = texts.filter(
    ({ language: own, text }) =>
      own === language && text.endsWith('.') && text.split(' ').length >= 6,
  )
  expect(sentences.length).toBeGreaterThan(200)
  expect(sentences.filter(({ text }) => !common[language].test(text)).map(({ at }) => at)).toEqual(
    [],
  )
})

/** Keys of what is pressed or followed; prose addresses the reader with Lei, these do not. */
const controls =
  /(?:[bB]utton|Label|submit|discover|retry|open|close|again|show|remove|add|addShort|more|quote|accept|reject|skipToContent|requestQuote|catalogue|whatsapp|products|contacts|call|chat)$/

test('controls take the plain imperative', () => {
  const formal =
    /^(Vada|Scriva|Chieda|Chiuda|Ingrandisca|Mostri|Riprovi|Legga|Prenoti|Scelga|Scopra|Apra|Guardi|Invii|Richieda|Aggiunga|Tolga|Telefoni|Chiami|Ci )/
  const wrong = texts.filter(
    ({ at, language, text }) => language === 'it' && controls.test(at) && formal.test(text),
  )
  expect(wrong).toEqual([])
})
