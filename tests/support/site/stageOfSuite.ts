import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { Place } from '../servers/databases'
import { patientMs } from '../servers/patientDatabase'
import { startMailServer, type TestMailServer } from '../servers/smtp'
import { until } from '../until'
import { startSite, type TestSite } from './site'
import { quickOutbox, rowsOf } from './stage'

/** A site that all tests of a suite play on; each finds it without requests and without mails. */
interface SuiteStage {
  readonly site: TestSite
  readonly server: TestMailServer
}

/** Deletes all requests and their mails; resolves when no mail is under way any more. */
async function forgetRequests(site: TestSite): Promise<void> {
  await until('no mail is under way', async () => {
    await site.services.database.transaction(async (trx) => {
      // A mail that is being sent is the outbox's until it has noted how that ended.
      await trx('mails').whereNull('claim').delete()
      await trx('contacts').delete()
    }, patientMs)
    return (await rowsOf(site, 'mails')).length === 0
  })
}

/**
 * Sets one stage for all tests of the suite that calls this: for those that neither stop the site
 * nor want settings of their own, which `setStage` is for.
 */
export function stageOfSuite(
  newPlace: () => Promise<Place>,
  environment: Record<string, string> = {},
): SuiteStage {
  const stage = { site: {} } as SuiteStage & { place: Place }

  beforeAll(async () => {
    const place = await newPlace()
    const server = await startMailServer()
    const settings = { SMTP_URL: server.url, ...environment }
    Object.assign(stage.site, await startSite(place, settings, { outbox: quickOutbox }))
    Object.assign(stage, { place, server })
  })

  beforeEach(async () => {
    const { site, server } = stage
    await forgetRequests(site)
    server.mails.length = 0
    server.brought.length = 0
    server.judge = () => undefined
    site.logged.length = 0
  })

  afterAll(async () => {
    await stage.site.stop()
    await stage.server.stop()
    await stage.place.remove()
  })

  return stage
}
