import { expect, test } from '@jest/globals'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { until } from '../../tests/support/until'
import { apiPaths } from '../shared/apiPaths'
import type { Language } from '../shared/languages'

const site = siteOfSuite({ CATALOGUE_REFRESH_S: '1' })

const shown: [address: string, language: Language][] = [
  ['/prodotti', 'it'],
  ['/prodotti', 'en'],
  ['/en/products', 'en'],
  ['/galleria', 'it'],
  ['/prodotti/tape-in-kit', 'it'],
  ['/contatti?linea=tape-in-kit', 'it'],
]

/** For a busy machine to render them anew. */
const longestMs = 60_000

/** What somebody would be sent who asks now; nothing where they would have to wait. */
function texts(): (string | undefined)[] {
  const { pages, productAnswers } = site.services
  const pageTexts = shown.map(([address, language]) => pages.ready(address, language))
  return [...pageTexts, productAnswers.ready(apiPaths.products)].map((answer) =>
    answer?.coded.identity.body.toString(),
  )
}

test(
  'a changed product shows on every page by itself, at one moment, and nobody waits',
  async () => {
    for (const [address, language] of shown) {
      const headers = { Cookie: `language=${language}` }
      expect((await fetch(site.url + address, { headers })).status).toBe(200)
    }
    await fetch(site.url + apiPaths.products)
    const { knex } = site.services.database
    const name = 'Un nome che nessun prodotto ha'
    await knex('products').where({ category: 'tape-in-kit' }).update({ name, nameEn: name })
    await until(
      'the change shows',
      () => {
        const now = texts()
        expect(now).not.toContain(undefined)
        const changed = now.filter((text) => text?.includes(name))
        expect([0, now.length]).toContain(changed.length)
        return changed.length > 0
      },
      longestMs,
    )
  },
  2 * longestMs,
)
