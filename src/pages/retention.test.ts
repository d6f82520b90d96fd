import { expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import { hrefs, mainOf, words } from '../../tests/support/site/pageParts'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { retentionWords } from '../../views/pages/privacy/body.it'
import { languages } from '../shared/languages'
import { pathTo } from '../shared/routes'

const site = siteOfSuite({ RETENTION_DAYS: '90' })

test('the privacy notice names the days after which this site deletes requests', async () => {
  const says = {
    it: ['Dopo 90 giorni il sito le cancella', '24 mesi'],
    en: ['After 90 days the site deletes', '24 months'],
  }
  for (const language of languages) {
    const notice = words(await mainOf(site, 'privacy', language))
    const [retention = '', cap = ''] = says[language]
    expect(notice).toContain(retention)
    // The cap on cookies of statistics stays what it is.
    expect(notice.split(cap)).toHaveLength(2)
  }
})

test('law is Italian at its Italian address, and a translation of all of it at the English one', async () => {
  for (const page of ['privacy', 'terms', 'whereWeAre'] as const) {
    const [italian, english] = await Promise.all(languages.map((one) => mainOf(site, page, one)))
    for (const part of ['section', 'p', 'li', 'ol a']) {
      const counts = [italian, english].map(
        (main) => main?.querySelectorAll(`[lang] ${part}`).length,
      )
      expect([page, part, counts[1]]).toEqual([page, part, counts[0]])
    }
    const isLaw = page !== 'whereWeAre'
    expect(english && hrefs(english).includes(pathTo(page, 'it'))).toBe(isLaw)
    const chosen = await fetch(site.url + pathTo(page, 'it'), {
      headers: { Cookie: 'language=en' },
    })
    const bodies = [italian, parse(await chosen.text()).querySelector('main')].map((main) =>
      main?.querySelector('[lang=it]'),
    )
    // The map, which is within, speaks the language that was chosen.
    for (const other of bodies.flatMap((body) => body?.querySelectorAll('[lang]'))) other?.remove()
    expect(bodies[1]?.text).toBe(bodies[0]?.text)
  }
})

test('privacy names all that the site keeps in the browser, and the terms say where', async () => {
  const notice = words(await mainOf(site, 'privacy', 'it'))
  const translation = words(await mainOf(site, 'privacy', 'en'))
  const keys = ['language', 'cookie-consent', 'contact-draft', 'request-list'] as const
  for (const key of [...keys, 'sent-request', 'last-request']) {
    expect(notice).toContain(`«${key}»`)
    expect(translation).toContain(`‘${key}’`)
  }
  const terms = words(await mainOf(site, 'terms', 'it'))
  expect(terms).toContain('che cosa il sito conserva nel browser, è scritto nell’informativa')
})

test.each([
  [730, '24 mesi'],
  [365, '12 mesi'],
  [1, '1 giorno'],
  [400, '400 giorni'],
])('%d days read as %s', (days, said) => {
  expect(retentionWords(days)).toBe(said)
})
