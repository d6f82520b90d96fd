import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startLoad } from '../support/clients/load'
import { expectNothingLost } from '../support/clients/nothingLost'
import { randomFrom } from '../support/clients/random'
import { extent } from '../support/extent'
import { describeOnDatabases, type Place } from '../support/servers/databases'
import { startMailServer, type TestMailServer } from '../support/servers/smtp'
import { type SiteProcess, shortLeases, startSiteProcess } from '../support/site/siteProcess'
import { until } from '../support/until'

/** The same moments again: FAULTS_SEED=… npm run test:faults */
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)

const kills = extent(8, 20)

/** Milliseconds between a site's first saved request and its end, at most. */
const longestLifeMs = 500

describeOnDatabases('kill -9 of the site under load', (newPlace) => {
  let place: Place
  let mailServer: TestMailServer
  let site: SiteProcess

  beforeEach(async () => {
    place = await newPlace()
    mailServer = await startMailServer()
  })

  afterEach(async () => {
    await site.kill()
    await mailServer.stop()
    await place.remove()
  })

  test('loses no request, and sends none under two Message-IDs', async () => {
    const random = randomFrom(seed)
    const start = () =>
      startSiteProcess(
        place,
        {
          SMTP_URL: mailServer.url,
          MAIL_CAP_PER_HOUR: '1000000',
          CONTACT_LIMIT: '100000',
        },
        shortLeases,
      )
    process.stdout.write(`The moments of the kills follow from FAULTS_SEED=${seed}\n`)
    site = await start()
    const load = startLoad(() => site.url, 8)
    for (let kill = 0; kill < kills; kill += 1) {
      const savedBefore = load.saved.size
      await until('the site has saved a request', () => load.saved.size > savedBefore)
      await sleep(random() * longestLifeMs)
      await site.kill()
      site = await start()
    }
    await load.stop()
    const { requests, mails } = await expectNothingLost(place, load.saved, mailServer)

    const cut = load.answers.filter(({ status }) => status === 0).length
    expect(load.answers.filter(({ status }) => ![0, 201, 503].includes(status))).toEqual([])
    // Only what was under way when the site died may have come twice.
    expect(mails - requests).toBeLessThanOrEqual(kills * shortLeases.outbox.slots)
    process.stdout.write(
      `${kills} kills: ${requests} requests, ${load.saved.size} answered with 201, ${cut} posts ` +
        `cut off, ${mails - requests} mails sent twice\n`,
    )
  })
})
