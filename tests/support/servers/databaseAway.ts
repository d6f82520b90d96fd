import { expect } from '@jest/globals'
import { catalogue } from '../../../knex/seeds/catalogue'
import { events } from '../../../src/core/log'
import { pollOptions } from '../../../src/StateCheck'
import { linesOf, validRequest } from '../site/site'
import { type SiteProcess, startSiteProcess } from '../site/siteProcess'
import { until } from '../until'
import type { Place } from './databases'

/** No answer comes later, whatever the database does. */
export const longestAnswerMs = 3500

/** The state is answered within 200 ms; a machine that does other things as well needs longer. */
const longestStateMs = 1000

const aProduct = catalogue[0]?.name ?? ''

/** A request of each kind, and how long its answer took at most. */
export async function answers(site: SiteProcess) {
  const times: number[] = []
  const timed = async (asking: Promise<Response>) => {
    const begun = performance.now()
    const answer = await asking
    times.push(performance.now() - begun)
    return answer
  }
  const get = (address: string) => timed(fetch(site.url + address))
  const own = await get('/privacy')
  const shop = await get('/prodotti')
  const post = await timed(site.post({ ...validRequest, message: `Alle ${Date.now()}.` }))
  const longest = Math.max(...times)
  const state = await get('/readyz')
  const { checks } = (await state.json()) as { checks: { database: string } }
  return {
    statuses: [own.status, shop.status, post.status, state.status],
    retryAfter: Number(post.headers.get('Retry-After')),
    hasProducts: (await shop.text()).includes(aProduct),
    database: checks.database,
    longest,
    stateMs: times.at(-1) ?? 0,
  }
}

/** Expects pages as before, posts answered with 503, and the state to say why. */
export async function expectAway(
  site: SiteProcess,
  reason: RegExp,
  hasProducts: boolean,
): Promise<void> {
  await until('the state says why', async () => {
    const { statuses, database } = await answers(site)
    return statuses.at(-1) === 200 && reason.test(database)
  })
  const given = await answers(site)
  expect(given).toMatchObject({ statuses: [200, 200, 503, 200], hasProducts })
  expect(given.retryAfter).toBeGreaterThan(0)
  expect(given.longest).toBeLessThan(longestAnswerMs)
  expect(given.stateMs).toBeLessThan(longestStateMs)
}

/** Expects everything to work again, and ends the site. */
export async function expectBack(site: SiteProcess): Promise<void> {
  // The catalogue is read anew a moment after the database is found.
  await until('all is well again', async () => {
    const { database, hasProducts } = await answers(site)
    return database === 'ok' && hasProducts
  })
  const given = await answers(site)
  const failures = site.logged.filter((line) => line.includes(events.failed)).slice(-1)
  expect([given, failures]).toMatchObject([
    { statuses: [200, 200, 201, 200], hasProducts: true },
    failures,
  ])
  expect(site.logged.filter((line) => line.includes(events.databaseBack))).toHaveLength(1)
  site.process.kill('SIGTERM')
  expect(await site.ended).toBe(0)
}

/** A site that need not be ready yet. */
export const startAway = (place: Place) =>
  startSiteProcess(place, {}, { poll: pollOptions }, events.started)

/** What the log advises at each outage of the database. */
export const adviceIn = (site: SiteProcess) =>
  linesOf(site, events.databaseAway).map(({ advice }) => advice)
