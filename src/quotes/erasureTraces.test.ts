import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/servers/databases'
import { command } from '../../tests/support/site/command'
import type { TestSite } from '../../tests/support/site/site'
import {
  accepted,
  longMemory,
  mailsTried,
  requestNumber,
  setStage,
} from '../../tests/support/site/stage'
import { filesWith } from '../../tests/support/traces'
import { until } from '../../tests/support/until'
import { toSqlTime } from '../database/time'
import { dayMs } from '../shared/spans'

/** Words that stand nowhere but in what these visitors wrote. */
const marks = { anna: 'Zanzibarina', bea: 'Quagliarella' }

const from = (who: keyof typeof marks, number = 0) => ({
  ...requestNumber(number),
  email: `${who}@example.com`,
  lastName: marks[who],
  message: `Sono ${marks[who]}, richiesta ${number}. `.repeat(30),
})

describeOnDatabases('What was mailed as files', (newPlace) => {
  const stage = setStage(newPlace)
  const files = { ...longMemory, SMTP_URL: '', ACKNOWLEDGE: 'on' }

  const traces = (who: keyof typeof marks) =>
    filesWith(path.join(stage.place.dataDir, 'mail'), marks[who])

  async function bothPosted(site: TestSite): Promise<void> {
    for (const who of ['anna', 'bea'] as const) await accepted(site, from(who))
    await mailsTried(site)
  }

  test('goes with an erasure, half-written files too', async () => {
    const site = await stage.start(files)
    await bothPosted(site)
    const folder = path.join(stage.place.dataDir, 'mail')
    const [file] = traces('anna')
    fs.copyFileSync(path.join(folder, file ?? ''), path.join(folder, `${file}.part`))
    expect(fs.readdirSync(folder)).toHaveLength(5)

    await command(site, ['requests', 'erase', 'anna@example.com', '--yes'])
    expect(traces('anna')).toEqual([])
    expect(fs.readdirSync(folder)).toHaveLength(2)
    expect(traces('bea')).toHaveLength(1)
  })

  test('goes wherever an erasure meets the writing of a mail', async () => {
    const site = await stage.start(files)
    for (let number = 0; number < 40; number += 1) {
      await accepted(site, from('anna', number))
      await sleep(number / 4)
      await site.services.quoteRemoval.erase('anna@example.com')
    }
    // A mail under way outlives its row: those of somebody else are tried after it.
    for (let number = 0; number < 4; number += 1) await accepted(site, from('bea', number))
    await mailsTried(site)
    expect(traces('bea').length).toBeGreaterThan(0)
    await until('no trace is left', () => traces('anna').length === 0)
  })

  test('goes when its time has come', async () => {
    const site = await stage.start(files)
    await bothPosted(site)
    const createdAt = toSqlTime(new Date(Date.now() - 800 * dayMs))
    await site.services.database
      .knex('contacts')
      .where({ lastName: marks.anna })
      .update({ createdAt })
    const left = path.join(stage.place.dataDir, 'mail', 'of-an-older-version.eml')
    fs.writeFileSync(left, marks.anna)
    fs.utimesSync(left, 0, 0)

    await site.services.quoteRemoval.purge(new Date(Date.now() - 730 * dayMs))
    expect(traces('anna')).toEqual([])
    expect(traces('bea')).toHaveLength(1)
  })
})
