import { expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import { keepOnly } from '../../tests/support/site/keepOnly'
import { ownPages } from '../../tests/support/site/ownPages'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { until } from '../../tests/support/until'
import { Snapshots } from '../content/Snapshots'
import { apiPaths, linePath } from '../shared/apiPaths'
import type { Language } from '../shared/languages'

const site = siteOfSuite({ CATALOGUE_REFRESH_S: '1' })

test.each([
  ['/prodotti', 1],
  ['/', 1],
  ['/privacy', 0],
  ['/contatti', 1],
  ['/nothing', 0],
])('%s waits for the catalogue %i times', async (path, times) => {
  let waits = 0
  const whenProductsRead = async () => {
    waits += 1
  }
  await (await ownPages(site, { whenProductsRead })).get(path, 'it')
  expect(waits).toBe(times)
})

/** The page's elements that show without a script only, where no catalogue has ever been read. */
async function withoutScript(path: string, language: Language) {
  const { shop } = site.services.content.shown
  const pages = await ownPages(site, { snapshots: new Snapshots(shop) })
  const { coded } = await pages.get(path, language)
  const elements = parse(coded.identity.body.toString()).querySelectorAll('main noscript')
  return elements.map(({ innerHTML }) => parse(innerHTML))
}

test.each([
  ['/', 'it', 'I prodotti non si possono caricare in questo momento. Riprova'],
  ['/prodotti', 'it', 'I prodotti non si possono caricare in questo momento. Riprova'],
  ['/en/gallery', 'en', 'The products cannot be loaded right now. Try again'],
] as const)(
  '%s says without a script that there are no products, and how to try again',
  async (path, language, sentence) => {
    const said = await withoutScript(path, language)
    expect(said.map(({ textContent }) => textContent)).toEqual([sentence])
    expect(said[0]?.querySelector('a')?.getAttribute('href')).toBe(path)
  },
)

test('a line’s page without products has the form that its shades’ buttons send', async () => {
  const { shop } = site.services.content.shown
  const snapshots = new Snapshots(shop)
  await snapshots.show({
    products: [],
    apiAnswers: { [apiPaths.products]: [], [linePath('keratin-tips')]: [] },
  })
  const pages = await ownPages(site, { snapshots })
  const { coded } = await pages.get('/prodotti/keratin-tips', 'it')
  const page = parse(coded.identity.body.toString())
  const buttons = page.querySelectorAll('button[form]')
  expect(buttons.length).toBeGreaterThan(0)
  for (const button of buttons) {
    expect(page.getElementById(button.getAttribute('form') ?? '')?.localName).toBe('form')
  }
})

const shown = [
  'it /prodotti',
  'en /prodotti',
  'en /en/products',
  'it /galleria',
  'it /prodotti/tape-in-kit',
  'it /contatti?linea=tape-in-kit',
  apiPaths.products,
]

/** What somebody would be sent who asks now; nothing where they would have to wait. */
function texts(): (string | undefined)[] {
  const { answers } = site.services.content.snapshots.current
  return shown.map((key) => answers.get(key)?.coded.identity.body.toString())
}

test('a changed product shows on every page by itself, at one moment, and nobody waits', async () => {
  await keepOnly(site, shown)
  const { knex } = site.services.database
  const name = 'Un nome che nessun prodotto ha'
  await knex('products').where({ category: 'tape-in-kit' }).update({ name, nameEn: name })
  await until('the change shows', () => {
    const now = texts()
    expect(now).not.toContain(undefined)
    const changed = now.filter((text) => text?.includes(name))
    expect([0, now.length]).toContain(changed.length)
    return changed.length > 0
  })
})
