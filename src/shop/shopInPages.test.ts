import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import PostalMime from 'postal-mime'
import { givenShop, writeShop } from '../../tests/support/site/givenShop'
import { mainOf, section, words } from '../../tests/support/site/pageParts'
import {
  linesOf,
  openTestSite,
  stateOf,
  type TestSite,
  validRequest,
} from '../../tests/support/site/site'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { accepted } from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { type Term, terms } from '../../views/text/terms'
import { shopFileName } from '../content/shopFiles'
import { events } from '../core/log'
import { languages } from '../shared/languages'
import { pageIds, pathTo, routeList } from '../shared/routes'
import { servicePaths } from '../shared/servicePaths'
import { phoneLink } from '../shared/shop'
import { defaults, neededDetails } from './defaults'

const site = siteOfSuite({ CATALOGUE_REFRESH_S: '1', ACKNOWLEDGE: 'on', METRICS_PORT: '0' })

/** Changes the file as somebody would who has left it alone since. */
function change(text?: string): void {
  const file = path.join(site.config.dataDir, shopFileName)
  if (text !== undefined) fs.writeFileSync(file, text)
  const past = new Date(Date.now() - 60_000)
  fs.utimesSync(file, past, past)
}

/** Resolves when visitors are answered from something new. */
async function shown(give: () => void): Promise<void> {
  const before = site.services.content.snapshots.current
  give()
  await until('the change shows', () => site.services.content.snapshots.current !== before)
}

/** Has the file say this over what that of every test does, and waits until it shows. */
const give = (more: Record<string, unknown>) =>
  shown(() => {
    writeShop(site.config.dataDir, more)
    change()
  })

const textAt = async (address: string) => (await fetch(site.url + address)).text()

const pages = routeList.map((route) => route.path)

/** An instant as security.txt and the sitemap write it: its hour may look like the shop's. */
const instant = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g

/** What visitors read now, by address, without times: every page, and what else names the shop. */
async function allTexts(): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  // One after the other: a page that nobody has asked for yet is rendered first.
  for (const address of [...pages, '/nothing', servicePaths.sitemap, servicePaths.security]) {
    texts.set(address, (await textAt(address)).replace(instant, ''))
  }
  return texts
}

/** The addresses at which any of the words stands. */
const placesOf = (texts: ReadonlyMap<string, string>, ...said: string[]) =>
  [...texts].flatMap(([at, text]) => (said.some((word) => text.includes(word)) ? [at] : []))

/** What a page says in structured data. */
const dataAt = async (address: string) =>
  parse(await textAt(address)).querySelector('script[type="application/ld+json"]')?.rawText ?? ''

/** The shop's mail and the visitor's after a request, as text and as HTML. */
async function nextMails(email: string) {
  const { id } = await accepted(site, { ...validRequest, email })
  const files = ['request', 'acknowledgement'].map((kind) =>
    path.join(site.config.dataDir, 'mail', `${id}.${kind}.eml`),
  )
  await until('the mails are written', () => files.every((file) => fs.existsSync(file)))
  return Promise.all(files.map((file) => PostalMime.parse(fs.readFileSync(file))))
}

test('New details show everywhere and in the next mails, and nothing stays of the old', async () => {
  const old = [givenShop.landline, givenShop.mobile, givenShop.email, givenShop.street].map(String)
  old.push(
    `wa.me/${givenShop.whatsapp}`,
    givenShop.vatNumber,
    givenShop.legalName,
    'Chiomara',
    '1980',
  )
  old.push(phoneLink(old[0] ?? ''), phoneLink(old[1] ?? ''))
  const [before] = await nextMails('prima@example.com')
  expect(before?.to).toEqual([{ name: '', address: givenShop.email }])
  await give({
    name: 'Bella Chioma',
    since: 1975,
    legalName: 'Bella S.r.l.',
    landline: '+39 06 7654 3210',
    mobile: '+39 340 765 4321',
    whatsapp: '+39 340 765 4321',
    email: 'ciao@bella.example',
    street: 'Corso Nuovo 9',
    vatNumber: '10987654321',
  })
  const now = await allTexts()
  for (const word of old) expect([word, placesOf(now, word)]).toEqual([word, []])
  for (const word of ['Bella Chioma', '+39 06 7654 3210', 'tel:+390676543210', 'Corso Nuovo 9']) {
    expect([word, placesOf(now, word).slice(0, pages.length)]).toEqual([word, pages])
  }
  expect(placesOf(now, 'wa.me/393407654321')).toEqual([...pages, '/nothing'])
  expect(words(await mainOf(site, 'contacts', 'it'))).not.toContain('++')
  for (const page of ['privacy', 'terms'] as const) {
    expect(words(await mainOf(site, page, 'en'))).toContain('Bella S.r.l., Corso Nuovo 9')
  }
  expect(await dataAt('/contatti')).toContain('"telephone":"+39 06 7654 3210"')
  expect(await textAt(servicePaths.security)).toContain('Contact: mailto:ciao@bella.example')

  const [request, acknowledgement] = await nextMails('dopo@example.com')
  expect(request?.to).toEqual([{ name: '', address: 'ciao@bella.example' }])
  for (const mail of [request, acknowledgement]) {
    expect(mail?.from).toEqual({ name: 'Bella Chioma', address: 'ciao@bella.example' })
    for (const word of old) expect([mail?.text, mail?.html].join()).not.toContain(word)
  }
  for (const form of [acknowledgement?.text, acknowledgement?.html]) {
    expect(form).toContain('+39 06 7654 3210')
  }
})

test('New hours, a holiday and a notice show in both languages', async () => {
  await give({
    hours: { mondayToFriday: { opens: '10:00', closes: '19:30' }, saturday: 'closed' },
    closed: [{ from: '2098-08-11', to: '2098-08-22', text: { it: 'ferie', en: 'holidays' } }],
    notice: { it: 'Da lunedì in via nuova', en: 'From Monday at a new place', until: '2098-01-01' },
  })
  const now = await allTexts()
  expect(placesOf(now, '9:00', 'dalle 9 alle', '18:00')).toEqual([])
  expect(placesOf(now, '10:00–19:30', 'dalle 10 alle 19:30', 'from 10:00 to 19:30')).not.toEqual([])
  const notices = { it: 'Da lunedì in via nuova', en: 'From Monday at a new place' }
  for (const { path, language } of routeList) {
    const first = /Da lunedì in via nuova|From Monday at a new place/.exec(now.get(path) ?? '')
    expect([path, first?.[0]]).toEqual([path, notices[language]])
  }
  const closures = { it: 'Chiuso da lunedì 11 agosto', en: 'Closed from Monday 11 August' }
  for (const language of languages) {
    expect(words(await mainOf(site, 'contacts', language))).toContain(closures[language])
  }
  const [shop] = JSON.parse(await dataAt('/contatti'))['@graph']
  expect(shop.openingHoursSpecification).toMatchObject([{ opens: '10:00', closes: '19:30' }])
  expect(shop.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2098-08-11', validThrough: '2098-08-22' },
  ])
})

test('Each term stands on its pages and on no other', async () => {
  const { mensBases: _, ...given } = terms
  const trial = (key: string) => ({ it: `Prova di ${key}.`, en: `Trial of ${key}.` })
  await give({ terms: Object.fromEntries(Object.keys(given).map((key) => [key, trial(key)])) })
  const known = Object.entries<Term>(terms).map(([key, term]) => ({ ...term, body: trial(key) }))
  for (const language of languages) {
    for (const page of pageIds) {
      const main = await mainOf(site, page, language)
      const here = known.filter(
        (term) => term.title !== terms.mensBases.title && term.pages.includes(page),
      )
      const said = known.filter(({ body }) => words(main).includes(body[language]))
      const titles = here.map(({ title }) => title[language])
      // The page of tapes names the width among its figures too.
      expect([page, said.map(({ title }) => title[language])]).toEqual([page, titles])
      const shownTitles = main.querySelector('#our-terms')
        ? section(main, 'our-terms').querySelectorAll('h3')
        : []
      expect([page, shownTitles.map(words)]).toEqual([page, titles])
    }
  }
})

test('What the owner has not given is on no page, and its place says so', async () => {
  await shown(() => change('# nothing yet'))
  const inNone = ['"tel:', 'wa.me', 'Via ', 'undefined', 'our-terms', 'id="directions"']
  inNone.push('Al telefono ci trova', 'Al telefono: ', 'By phone you can', 'By phone: ')
  const now = await allTexts()
  expect(placesOf(now, ...inNone)).toEqual([])
  const onRequest = { it: 'Milano (indirizzo su richiesta)', en: 'Milano (address on request)' }
  for (const { path, language } of routeList) {
    const footer = parse(now.get(path) ?? '').querySelector('footer')
    expect(footer && words(footer)).toContain(onRequest[language])
    expect(footer?.text).not.toContain(defaults.vatNumber)
  }
  for (const page of ['contacts', 'whereWeAre'] as const) {
    const main = words(await mainOf(site, page, 'it'))
    expect(main).toContain('La mappa mostra la città, non il punto esatto')
    expect(main).toContain(onRequest.it)
    const data = await dataAt(pathTo(page, 'it'))
    const placeholders = neededDetails.flatMap((detail) => defaults[detail] ?? [])
    expect(placeholders.filter((placeholder) => data.includes(String(placeholder)))).toEqual([])
    expect(data).not.toMatch(/geo|telephone|streetAddress|sameAs/)
  }
  expect((await fetch(site.url + servicePaths.security)).status).toBe(404)
  const [, acknowledgement] = await nextMails('senza@example.com')
  expect(acknowledgement?.text).not.toMatch(/telefon|undefined/i)
})

test('A broken file leaves every page as it is, over a restart too, and is reported until it is mended', async () => {
  await give({ landline: '+39 06 1111 2222' })
  const texts = async () => {
    const now = await allTexts()
    // It says when it expires.
    now.delete(servicePaths.security)
    return now
  }
  const before = await texts()
  const reported = async (of: Pick<TestSite, 'url'>) => (await stateOf(of)).checks.shop
  const gauge = async () => {
    const answer = await fetch(`http://127.0.0.1:${site.metricsPort}/metrics`)
    return /^chiomara_shop_problems (\d)/m.exec(await answer.text())?.[1]
  }
  expect([await reported(site), await gauge()]).toEqual(['ok', '0'])
  change('landline: +39 06 3333 4444\nnmae: Bella\nsince: ieri')
  const problems = [
    'shop.yaml: line 3: since is “ieri” and must be a number',
    'shop.yaml: line 2: nmae is not known: did you mean name?',
  ]
  await until('the mistakes are reported', async () => (await reported(site)) !== 'ok')
  expect([await reported(site), await gauge()]).toEqual([problems, '2'])
  expect(await texts()).toEqual(before)
  await site.services.content.refresh()
  expect(linesOf(site, events.shopBroken)).toMatchObject([{ problems }])

  await site.stop()
  const again = await openTestSite(site.config, { CATALOGUE_REFRESH_S: '1' })
  await again.ready
  expect(await reported(again)).toEqual(problems)
  const textOfAgain = async () => (await fetch(`${again.url}/contatti`)).text()
  expect(await textOfAgain()).toContain('+39 06 1111 2222')
  change('landline: +39 06 3333 4444')
  await until('it is mended', async () => (await reported(again)) === 'ok')
  await until('the number shows', async () => (await textOfAgain()).includes('+39 06 3333 4444'))
  expect(await textOfAgain()).not.toContain('+39 06 1111 2222')
  expect(linesOf(again, events.shopBroken)).toMatchObject([{ problems }])
  expect(linesOf(again, events.shopGood)).toHaveLength(1)
  await again.stop()
})
