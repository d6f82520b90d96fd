import { expect, test } from '@jest/globals'
import { mainOf, words } from '../../tests/support/pageParts'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { retentionWords } from '../../views/pages/privacy/body'

const site = siteOfSuite({ RETENTION_DAYS: '90' })

test('the privacy notice tells the days after which this site deletes requests', async () => {
  for (const language of ['it', 'en'] as const) {
    const notice = words(await mainOf(site, 'privacy', language))
    expect(notice).toContain('Dopo 90 giorni il sito le cancella')
    // The cap on cookies of statistics stays what it is.
    expect(notice.match(/24 mesi/g)).toHaveLength(1)
  }
})

test('privacy and terms name all that the site keeps in the browser', async () => {
  const notice = words(await mainOf(site, 'privacy', 'it'))
  const keys = ['language', 'cookie-consent', 'contact-draft', 'request-list'] as const
  for (const key of [...keys, 'sent-request', 'last-request']) {
    expect(notice).toContain(`«${key}»`)
  }
  const terms = words(await mainOf(site, 'terms', 'it'))
  for (const kept of [
    'lingua',
    'avviso sui cookie',
    'bozza',
    'elenco dei prodotti',
    'ultima richiesta',
  ]) {
    expect(terms).toContain(kept)
  }
})

test.each([
  [730, '24 mesi'],
  [365, '12 mesi'],
  [1, '1 giorno'],
  [400, '400 giorni'],
])('%d days read as %s', (days, said) => {
  expect(retentionWords(days)).toBe(said)
})
