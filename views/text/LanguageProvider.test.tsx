import { describe, expect, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { LanguageProvider, useLanguage, useText } from './LanguageProvider'

function Spoken() {
  return `${useLanguage().language} ${useText({ it: 'ciao', en: 'hello' })}`
}

describe('the language', () => {
  test('cannot be asked for outside its provider', () => {
    expect(() => renderToString(<Spoken />)).toThrow(
      'useLanguage must be used within a LanguageProvider',
    )
  })

  test.each([
    ['/', 'it', 'it ciao'],
    ['/', 'en', 'en hello'],
    ['/energia', 'it', 'it ciao'],
    ['/en', 'en', 'en hello'],
    ['/en/about', 'it', 'en hello'],
  ] as const)('at %s, rendered in %s, is "%s"', (path, rendered, spoken) => {
    const html = renderToString(
      <MemoryRouter initialEntries={[path]}>
        <LanguageProvider rendered={rendered}>
          <Spoken />
        </LanguageProvider>
      </MemoryRouter>,
    )
    expect(html).toBe(spoken)
  })
})
