import { expect, test } from '@jest/globals'
import { describeOnDatabases, describeOnServer } from '../../tests/support/databases'
import type { TestSite } from '../../tests/support/site'
import {
  accepted,
  letDigestCome,
  requestNumber,
  rowsOf,
  type Stage,
  setStage,
} from '../../tests/support/stage'
import { until } from '../../tests/support/until'
import { parseQuote } from '../quotes/quoteSchema'
import { referenceOf } from '../shared/quotes'
import { createStores } from '../stores'

const isDigest = ({ subject }: { subject?: string | undefined }) =>
  subject?.includes('oltre il limite orario') === true

/** Saves requests on a stage where no outbox is at work yet. @returns their ids */
async function saveBeforehand(stage: Stage, bodies: readonly unknown[]): Promise<string[]> {
  const { config, stop } = await stage.start()
  await stop()
  const stores = createStores(config)
  const ids: string[] = []
  const begun = Date.now() - bodies.length
  for (const [number, body] of bodies.entries()) {
    const { receipt } = await stores.quotes.save(
      { ...parseQuote(body), items: [] },
      null,
      new Date(begun + number),
    )
    ids.push(receipt.id)
  }
  await stores.database.close()
  return ids
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, number) => requestNumber(number + 1))

const unsent = async (site: TestSite) =>
  (await site.services.quoteAdmin.list({ unsent: true })).map(({ id }) => id)

describeOnDatabases('A burst of requests', (newPlace) => {
  const stage = setStage(newPlace)

  test('of 61 over a cap of 60 is sixty mails at once, and a digest of one', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '60' })
    await Promise.all(numbered(61).map((body) => accepted(site, body)))
    await letDigestCome(site)
    const { mails } = stage.server
    await until('all are in a mail', async () => (await unsent(site)).length === 0)
    expect(mails).toHaveLength(61)
    const [digest, ...others] = mails.filter(isDigest)
    expect(others).toEqual([])
    expect(digest?.subject).toBe('1 richiesta oltre il limite orario')
    const alone = mails.map(({ messageId }) => /<([^.]+)\.request@/.exec(messageId ?? '')?.[1])
    const left = (await rowsOf(site, 'contacts')).filter(({ id }) => !alone.includes(String(id)))
    expect(left).toHaveLength(1)
    expect(digest?.text).toContain(referenceOf(String(left[0]?.id)))
  })

  test('above the cap is told of a hundred a digest, in full and in the order of arrival', async () => {
    const ids = await saveBeforehand(stage, numbered(131))
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' })
    const digests = () => stage.server.mails.filter(isDigest)
    for (const [number, left] of [30, 0].entries()) {
      await letDigestCome(site)
      await until('a digest has arrived', () => digests().length > number)
      await until('what it carries is noted', async () => (await unsent(site)).length === left)
    }
    expect(stage.server.mails).toHaveLength(3)
    expect(digests()[0]?.text).toContain('Altre 30 richieste attendono')
    expect(digests().map(({ subject }) => subject)).toEqual([
      '100 richieste oltre il limite orario',
      '30 richieste oltre il limite orario',
    ])
    const parts = [ids.slice(1, 101), ids.slice(101)]
    for (const [number, { text = '', html = '' }] of digests().entries()) {
      for (const form of [text, html]) {
        let at = 0
        for (const id of parts[number] ?? []) {
          at = form.indexOf(`Richiesta numero ${ids.indexOf(id) + 1}.`, at)
          expect([id, at > 0]).toEqual([id, true])
        }
      }
    }
  })
})

describeOnServer('A burst of requests to three sites', (newPlace) => {
  const stage = setStage(newPlace)

  test('is let through once, up to the cap', async () => {
    const sites = [stage.start, stage.start, stage.start].map((start) =>
      start({ MAIL_CAP_PER_HOUR: '60' }),
    )
    const [site, ...others] = await Promise.all(sites)
    if (!site) throw new Error('Three sites were started')
    await Promise.all(
      numbered(61).map((body, number) => accepted([site, ...others][number % 3] ?? site, body)),
    )
    await letDigestCome(site)
    const { mails } = stage.server
    await until('the digest has arrived', () => mails.some(isDigest))
    await until('it is noted', async () => (await unsent(site)).length === 0)
    expect(mails.filter(isDigest).map(({ subject }) => subject)).toEqual([
      '1 richiesta oltre il limite orario',
    ])
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(61)
  })
})
