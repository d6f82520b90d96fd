import { expect, test } from '@jest/globals'
import { describeOnDatabases, describeOnServer } from '../../tests/support/servers/databases'
import { linesOf, type TestSite, validRequest } from '../../tests/support/site/site'
import { accepted, mailsTried, rowsOf, setStage } from '../../tests/support/site/stage'
import { events } from '../core/log'
import { toSqlTime } from '../database/time'
import { parseQuote } from './quoteSchema'

const minutes = 60 * 1000

/** Makes the requests that are there look as if they had come in some time ago. */
const age = (site: TestSite, milliseconds: number) =>
  site.services.database.transaction((trx) =>
    trx('contacts').update({ createdAt: toSqlTime(new Date(Date.now() - milliseconds)) }),
  )

const suspect = { ...validRequest, elapsedMs: 20 }

describeOnDatabases('The same text sent again', (newPlace) => {
  const stage = setStage(newPlace)

  test('is the same request with the same answer, and one mail', async () => {
    const site = await stage.start({ ACKNOWLEDGE: 'on' })
    const items = [1, 2].map((quantity) => ({ product: 'Weft', quantity }))
    const summed = [{ product: 'Weft', quantity: 3 }]
    const first = await accepted(site, { ...validRequest, items: summed })
    await age(site, 9 * minutes)
    const message = `${validRequest.message}\r\n`
    const padded = { ...validRequest, firstName: ' Anna ', message, items }
    const second = await accepted(site, padded)
    await mailsTried(site)
    expect(second.id).toBe(first.id)
    const [row, ...others] = await rowsOf(site, 'contacts')
    expect(others).toEqual([])
    expect(toSqlTime(new Date(second.createdAt))).toBe(row?.createdAt)
    expect(stage.server.mails.map(({ to }) => to?.[0]?.address)).toHaveLength(2)
    expect(site.logged.join('')).toContain('quote repeated')
  })

  test('is a second request after ten minutes, and a third post of it is that second', async () => {
    const site = await stage.start()
    const first = await accepted(site, validRequest)
    await age(site, 11 * minutes)
    const second = await accepted(site, validRequest)
    const third = await accepted(site, validRequest)
    await mailsTried(site)
    expect(second.id).not.toBe(first.id)
    expect(third).toEqual(second)
    expect(await rowsOf(site, 'contacts')).toHaveLength(2)
    expect(stage.server.mails.map(({ messageId }) => messageId).sort()).toEqual(
      [first, second].map(({ id }) => `<${id}.request@chiomara.example>`).sort(),
    )
  })

  test('is the same request up to the end of the tenth minute, and no millisecond longer', async () => {
    const { quotes } = (await stage.start()).services
    const quote = { ...parseQuote(validRequest), items: [] }
    const now = Date.now()
    const save = (afterMs: number) => quotes.save(quote, null, new Date(now + afterMs))
    const first = await save(0)
    expect(await save(10 * minutes)).toMatchObject({ repeated: true, receipt: first.receipt })
    expect(await save(10 * minutes + 1)).toMatchObject({ repeated: false })
  })

  test('is another request with any other text in it', async () => {
    const site = await stage.start()
    const { id } = await accepted(site, validRequest)
    const changes = [
      { firstName: 'Anna Maria' },
      { lastName: 'Rosso' },
      { email: 'anna.rossi@example.org' },
      { phone: '' },
      { requestType: 'Fornitura Capelli Sfusi' },
      { message: `${validRequest.message} Grazie.` },
      { products: ['Weft 40 cm'] },
      { items: [{ product: 'Weft', quantity: 3 }] },
      { items: [{ product: 'Weft', quantity: 4 }] },
      { company: 'Dora' },
      { vatNumber: 'IT01234567890' },
    ]
    const ids = new Set([id])
    for (const change of changes) {
      ids.add((await accepted(site, { ...validRequest, ...change })).id)
    }
    expect(ids.size).toBe(changes.length + 1)
    expect(await rowsOf(site, 'contacts')).toHaveLength(ids.size)
  })

  test('fifty times at once is one request, one mail, one answer', async () => {
    const site = await stage.start()
    const all = await Promise.all(Array.from({ length: 50 }, () => accepted(site, validRequest)))
    await mailsTried(site)
    expect(new Set(all.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
    expect(await rowsOf(site, 'contacts')).toHaveLength(1)
    expect(stage.server.brought).toHaveLength(1)
  })

  test('frees a request that looked like a bot’s when a person sends it', async () => {
    const site = await stage.start()
    const first = await accepted(site, suspect)
    await mailsTried(site)
    expect(stage.server.brought).toEqual([])
    expect(await accepted(site, { ...validRequest, elapsedMs: 20_000 })).toEqual(first)
    await mailsTried(site)
    expect(await rowsOf(site, 'contacts')).toMatchObject([{ id: first.id, suspicion: null }])
    expect(stage.server.mails).toHaveLength(1)
    expect(linesOf(site, events.quoteRepeated)).toMatchObject([{ suspicion: null }])
  })

  test('by a bot leaves a person’s request as it is', async () => {
    const site = await stage.start()
    const first = await accepted(site, validRequest)
    expect(await accepted(site, suspect)).toEqual(first)
    await mailsTried(site)
    expect(await rowsOf(site, 'contacts')).toMatchObject([{ id: first.id, suspicion: null }])
    expect(stage.server.mails).toHaveLength(1)
  })
})

describeOnServer('The same text sent to several sites', (newPlace) => {
  const stage = setStage(newPlace)

  test('fifty times at once is one request, one mail, one answer', async () => {
    const sites = [await stage.start(), await stage.start()]
    const posts = Array.from({ length: 25 }, () =>
      sites.map((site) => accepted(site, validRequest)),
    )
    const all = await Promise.all(posts.flat())
    for (const site of sites) await mailsTried(site)
    await Promise.all(sites.map(mailsTried))
    expect(new Set(all.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
    for (const site of sites) expect(await rowsOf(site, 'contacts')).toHaveLength(1)
    expect(stage.server.brought).toHaveLength(1)
  })
})
