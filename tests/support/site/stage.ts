import { afterEach, beforeEach } from '@jest/globals'
import { toSqlTime } from '../../../src/database/time'
import type { OutboxOptions } from '../../../src/outbox/Outbox'
import { schedule } from '../../../src/outbox/schedule'
import type { ServiceOptions } from '../../../src/services'
import type { QuoteReceipt } from '../../../src/shared/quotes'
import { hourMs } from '../../../src/shared/spans'
import type { Place } from '../servers/databases'
import { patientMs } from '../servers/patientDatabase'
import { startMailServer, type TestMailServer } from '../servers/smtp'
import { until } from '../until'
import { startSite, type TestSite, validRequest } from './site'

/**
 * The outbox as it is, but for pauses that a test can sit out; only the slow lane stays slow. A try
 * may take as long as a busy machine needs for it.
 */
export const quickOutbox: OutboxOptions = {
  slots: 4,
  deadline: 60_000,
  lease: 120_000,
  poll: 200,
  schedule: { ...schedule, first: [50, 100], later: 200 },
}

/**
 * For tests that age requests: a site forgets old ones at its start, beside everything else, and
 * whether it still does so when the test ages them is a matter of who is quicker.
 */
export const longMemory = { RETENTION_DAYS: '36500' }

/** What a test plays on: a database and a mail server of its own, and sites that lean on them. */
export interface Stage {
  readonly place: Place
  readonly server: TestMailServer
  /** Starts a site that is stopped when the test has ended, if it has not been before. */
  start: (environment?: Record<string, string>, options?: ServiceOptions) => Promise<TestSite>
}

/** Sets a new stage for each test of the suite that calls this. */
export function setStage(newPlace: () => Promise<Place>): Stage {
  const sites: TestSite[] = []
  const stage = {
    async start(environment = {}, options = {}) {
      const settings = { SMTP_URL: stage.server.url, ...environment }
      const site = await startSite(stage.place, settings, { outbox: quickOutbox, ...options })
      sites.push(site)
      return site
    },
  } as Stage

  beforeEach(async () => {
    Object.assign(stage, { place: await newPlace(), server: await startMailServer() })
  })

  afterEach(async () => {
    for (const site of sites.splice(0)) await site.stop()
    await stage.server.stop()
    await stage.place.remove()
  })

  return stage
}

/** A valid request that no other number gives. */
export const requestNumber = (number: number) => ({
  ...validRequest,
  message: `Richiesta numero ${number}.`,
})

/** Posts a request that must be accepted. */
export async function accepted(site: TestSite, body: unknown): Promise<QuoteReceipt> {
  const response = await site.post(body)
  if (response.status !== 201) throw new Error(`Answered ${response.status}`)
  return await response.json()
}

/** The rows of a table as they are. */
export async function rowsOf(site: TestSite, table: 'contacts' | 'mails' | 'products') {
  const rows: Record<string, unknown>[] = await site.services.database.transaction(
    (trx) => trx(table).select('*'),
    patientMs,
  )
  return rows
}

/**
 * Waits until no mail is due or under way: what is left then has been refused, put off or is above
 * the cap.
 */
export async function mailsTried(site: TestSite): Promise<void> {
  const { database, mails, quoteIntake } = site.services
  // The site does the same at its next look, which nothing announces.
  await database.transaction(async (trx) => {
    await mails.lock(trx)
    await mails.cap.startWithinCap(trx, new Date())
  }, patientMs)
  await until('every mail that is due has been tried', async () => {
    // A look may have ended at its deadline on a busy machine, and a test's next one may be far.
    quoteIntake.outbox.wake()
    const now = toSqlTime(new Date())
    return (await rowsOf(site, 'mails')).every(
      ({ claim, dueAt }) => claim === null && (dueAt === null || String(dueAt) > now),
    )
  })
}

/** Has the requests that wait above the cap wait no longer for their digest. */
export async function letDigestCome(site: TestSite): Promise<void> {
  await mailsTried(site)
  const anHourAgo = toSqlTime(new Date(Date.now() - hourMs))
  await site.services.database.transaction(async (trx) => {
    await trx('mails').where({ kind: 'digest' }).update({ startedAt: anHourAgo })
    const waiting = trx('mails').where({ startedAt: null, digestId: null, attempts: 0 })
    const oldest = await waiting.orderBy('createdAt').first('id')
    if (!oldest) throw new Error('Nothing waits for a digest')
    await trx('mails').where(oldest).update({ createdAt: anHourAgo })
  })
}

/** Makes the mail about suspect requests due, as if it were an earlier day's. */
export async function letSuspectsMailCome({ services }: TestSite): Promise<void> {
  const due = { dueAt: toSqlTime(new Date()), onceKey: null }
  await services.database.transaction((trx) =>
    trx('mails').where({ kind: 'suspects' }).whereNotNull('dueAt').update(due),
  )
}
