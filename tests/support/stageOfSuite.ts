import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { Place } from './databases'
import { patientMs } from './patientDatabase'
import { startSite, type TestSite } from './site'
import { startMailServer, type TestMailServer } from './smtp'
import { quickOutbox, rowsOf } from './stage'
import { until } from './until'

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
 * Sets one stage for all tests of the suite that calls this: for those that neither stop the site nor
 * want settings of their own, which `setStage` is for.
 */
export function stageOfSuite(
  newPlace: () => Promise<Place>,
  environment: Record<string, string> = {},
): SuiteStage {
  const set: { place?: Place; server?: TestMailServer; site?: TestSite } = {}
  const given = <T>(thing: T | undefined): T => {
    if (!thing) throw new Error('The stage is set only while tests run')
    return thing
  }

  beforeAll(async () => {
    set.place = await newPlace()
    set.server = await startMailServer()
    const settings = { SMTP_URL: set.server.url, ...environment }
    set.site = await startSite(set.place, settings, { outbox: quickOutbox })
  })

  beforeEach(async () => {
    const { site, server } = { site: given(set.site), server: given(set.server) }
    await forgetRequests(site)
    server.mails.length = 0
    server.brought.length = 0
    server.judge = () => undefined
    site.logged.length = 0
  })

  afterAll(async () => {
    await set.site?.stop()
    await set.server?.stop()
    await set.place?.remove()
  })

  return {
    get site() {
      return given(set.site)
    },
    get server() {
      return given(set.server)
    },
  }
}
