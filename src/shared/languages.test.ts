import { describe, expect, test } from '@jest/globals'
import { isEnglishPath, isLanguage, languageOf, locales, otherLanguage } from './languages'

describe('the language of a path', () => {
  test.each(['/en', '/en/', '/en/x', '/en/products/tape-in-kit', '/en//'])(
    '%s is English',
    (path) => {
      expect(isEnglishPath(path)).toBe(true)
    },
  )

  test.each(['/', '', '/energia', '/en-gb', '/EN', '/En/x', '/x/en', '/x/en/', 'en', '//en', '/e'])(
    '%p is not English',
    (path) => {
      expect(isEnglishPath(path)).toBe(false)
    },
  )

  test.each([
    { path: '/en', choice: undefined, language: 'en' },
    { path: '/en/about', choice: 'it', language: 'en' },
    { path: '/', choice: undefined, language: 'it' },
    { path: '/', choice: 'en', language: 'en' },
    { path: '/chi-siamo', choice: 'it', language: 'it' },
    { path: '/energia', choice: undefined, language: 'it' },
    { path: '/energia', choice: 'en', language: 'en' },
  ] as const)('at $path the choice $choice gives $language', ({ path, choice, language }) => {
    expect(languageOf(path, choice)).toBe(language)
  })
})

test.each(['it', 'en'])('%s is a language', (value) => {
  expect(isLanguage(value)).toBe(true)
})

test.each(['', 'IT', 'fr', 'it ', 'toString', undefined, null, 0, ['it'], {}])(
  '%p is no language',
  (value) => {
    expect(isLanguage(value)).toBe(false)
  },
)

test('each language is the other one of the other', () => {
  expect(otherLanguage('it')).toBe('en')
  expect(otherLanguage('en')).toBe('it')
})

test('the page languages are those of the specification', () => {
  expect(locales).toEqual({ it: 'it-IT', en: 'en-US' })
})
