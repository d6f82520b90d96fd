import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import PostalMime from 'postal-mime'
import { describeOnDatabases } from '../../tests/support/servers/databases'
import { linesOf, stateOf, type TestSite } from '../../tests/support/site/site'
import {
  accepted,
  letDigestCome,
  mailsTried,
  requestNumber,
  setStage,
} from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { events } from '../core/log'
import { referenceOf } from '../shared/quotes'

const isDigest = ({ subject }: { subject?: string | undefined }) =>
  subject?.includes('oltre il limite orario') === true

const statesOf = async ({ services }: TestSite) =>
  (await services.quoteAdmin.list({ unsent: true })).map(({ mail }) => mail)

describeOnDatabases('Without a mail server', (newPlace) => {
  const stage = setStage(newPlace)
  const files = { SMTP_URL: '', MAIL_CAP_PER_HOUR: '1' }

  const filesThere = () => fs.readdirSync(path.join(stage.place.dataDir, 'mail')).sort()

  test('each request is a file however many come, and counts as written until a server has it', async () => {
    const site = await stage.start({ ...files, ACKNOWLEDGE: 'on', METRICS_PORT: '0' })
    const ids: string[] = []
    for (const number of [1, 2, 3]) {
      const email = `cliente${number}@example.com`
      ids.push((await accepted(site, { ...requestNumber(number), email })).id)
    }
    await mailsTried(site)
    expect(filesThere()).toEqual(
      ids.flatMap((id) => [`${id}.acknowledgement.eml`, `${id}.request.eml`]).sort(),
    )
    const [file = ''] = filesThere()
    const mail = fs.readFileSync(path.join(stage.place.dataDir, 'mail', file))
    expect((await PostalMime.parse(mail)).subject).toContain(referenceOf(file.slice(0, 36)))
    const written = linesOf(site, events.mailWritten).filter(({ kind }) => kind === 'request')
    expect(written.map(({ quote, attempt }) => [quote, attempt]).sort()).toEqual(
      ids.map((id) => [id, 1]).sort(),
    )
    expect(site.logged.join('')).not.toContain(events.mailSent)
    const nothingWaits = { unsent: 0, oldestAgeS: 0, refused: 0, held: 0 }
    expect((await stateOf(site)).checks.mails).toEqual({ ...nothingWaits, written: 6 })
    const metrics = await (await fetch(`http://127.0.0.1:${site.metricsPort}/metrics`)).text()
    expect(metrics).toContain('chiomara_mail_tries_total{kind="request",outcome="written"} 3')
    expect(metrics).toContain('chiomara_mail_tries_total{kind="request",outcome="sent"} 0')
    expect(await statesOf(site)).toEqual(['written', 'written', 'written'])
    await site.stop()

    const next = await stage.start()
    for (const id of ids) await next.services.quoteAdmin.resend(id, new Date())
    await until('all have arrived', () => stage.server.mails.length === 3)
    await mailsTried(next)
    expect(await statesOf(next)).toEqual([])
    expect((await stateOf(next)).checks.mails).toEqual({ ...nothingWaits, written: 3 })
  })

  test('what a digest would have carried, or carries, is a file of its own', async () => {
    const { server } = stage
    server.judge = (mail) => (isDigest(mail) ? 451 : undefined)
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' })
    const ids: string[] = []
    const post = async (number: number) => {
      ids.push((await accepted(site, requestNumber(number))).id)
      await mailsTried(site)
    }
    for (const number of [1, 2, 3]) await post(number)
    await letDigestCome(site)
    await until('the digest has been brought', () => server.brought.some(isDigest))
    ids.push((await accepted(site, requestNumber(4))).id)
    await site.stop()

    const next = await stage.start(files)
    const written = ids.slice(1).map((id) => `${id}.request.eml`)
    await until(
      'all are written',
      async () => (await statesOf(next)).join() === 'written,written,written',
    )
    expect(filesThere()).toEqual(written.sort())
    expect((await stateOf(next)).checks.mails).toMatchObject({ unsent: 0, held: 0 })
    expect(next.logged.join('')).not.toContain(events.digestDissolved)
  })
})
