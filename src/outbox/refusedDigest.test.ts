import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/databases'
import type { TestSite } from '../../tests/support/site'
import {
  accepted,
  letDigestCome,
  mailsTried,
  requestNumber,
  rowsOf,
  setStage,
} from '../../tests/support/stage'
import { until } from '../../tests/support/until'
import { referenceOf } from '../shared/quotes'

const poisonous = 'parola vietata'

const isDigest = ({ subject }: { subject?: string | undefined }) =>
  subject?.includes('oltre il limite orario') === true

/**
 * Posts seven requests over a cap of one, of which a filter refuses the fourth, and has them told of
 * in a digest. @returns the id of that one
 */
async function postFlood(site: TestSite): Promise<string> {
  const ids: string[] = []
  for (let number = 0; number < 8; number += 1) {
    const body = requestNumber(number)
    const message = number === 4 ? `${body.message} ${poisonous}` : body.message
    ids.push((await accepted(site, { ...body, message })).id)
    if (number === 0) await mailsTried(site)
  }
  await letDigestCome(site)
  return ids[4] ?? ''
}

const unsentIn = async (site: TestSite) => await site.services.quoteAdmin.list({ unsent: true })

describeOnDatabases('A digest that the server refuses for good', (newPlace) => {
  const stage = setStage(newPlace)

  test('for what is in it is told in parts, and only the request at fault stays refused', async () => {
    const { server } = stage
    server.judge = ({ text }) => (text?.includes(poisonous) ? 554 : undefined)
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' })
    const refused = await postFlood(site)
    await until('all others are told', async () => (await unsentIn(site)).length === 1)
    await mailsTried(site)
    expect(await unsentIn(site)).toMatchObject([{ id: refused, mail: 'refused' }])
    const told = server.mails.map(({ text }) => text).join('\n')
    const others = (await rowsOf(site, 'contacts')).map(({ id }) => String(id))
    for (const id of others.filter((one) => one !== refused)) {
      expect(told).toContain(referenceOf(id))
    }
    // No digest is left over: what it carried has a mail of its own.
    const mails = await rowsOf(site, 'mails')
    expect(mails.filter(({ kind, sentAt }) => kind === 'digest' && sentAt === null)).toEqual([])
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(server.mails.length)
  })

  test('for its address is left whole: its parts have the same', async () => {
    const { server } = stage
    server.refusesRecipients = true
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' })
    await postFlood(site)
    const digests = async () =>
      (await rowsOf(site, 'mails')).filter(({ kind, slow }) => kind === 'digest' && slow === 1)
    await until('the digest is refused', async () => (await digests()).length === 1)
    expect((await rowsOf(site, 'mails')).filter(({ kind }) => kind === 'digest')).toHaveLength(1)
    expect(server.brought.filter(isDigest)).toEqual([])
  })
})
