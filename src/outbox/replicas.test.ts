import { expect, test } from '@jest/globals'
import { describeOnServer } from '../../tests/support/databases'
import type { TestSite } from '../../tests/support/site'
import { accepted, mailsTried, requestNumber, rowsOf, setStage } from '../../tests/support/stage'

describeOnServer('Two sites with one database', (newPlace) => {
  const stage = setStage(newPlace)

  const start = async (environment: Record<string, string>) => {
    const first = await stage.start(environment)
    return [first, await stage.start(environment)] as [TestSite, TestSite]
  }

  test('thank an address once a day, whichever of them it writes to', async () => {
    const sites = await start({ ACKNOWLEDGE: 'on' })
    const writes = sites.flatMap((site, one) =>
      [0, 1, 2].map((more) => accepted(site, requestNumber(10 * one + more))),
    )
    await Promise.all(writes)
    await mailsTried(sites[0])
    const kinds = (await rowsOf(sites[0], 'mails')).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'acknowledgement')).toHaveLength(1)
    expect(stage.server.mails).toHaveLength(7)
  })
})
