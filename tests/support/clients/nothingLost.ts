import { expect } from '@jest/globals'
import { readConfig } from '../../../src/config/config'
import { messageId } from '../../../src/outbox/mailRecord'
import { createStores } from '../../../src/stores'
import type { Place } from '../servers/databases'
import type { TestMailServer } from '../servers/smtp'
import { siteEnvironment } from '../site/site'
import { until } from '../until'
import { markIn } from './load'

interface Outcome {
  requests: number
  mails: number
}

/**
 * Waits for the outbox to be empty and expects that every request with a 201 has its row, that
 * every row has its mail, and that no request's mail came under two Message-IDs.
 * @param saved the id that the visitor got, by the request's mark
 */
export async function expectNothingLost(
  place: Place,
  saved: ReadonlyMap<string, string>,
  mailServer: TestMailServer,
): Promise<Outcome> {
  const config = readConfig(siteEnvironment(place))
  const { database, quoteAdmin, mails } = createStores(config)
  try {
    const isEmpty = async () => (await mails.backlog(new Date())).unsent === 0
    await until('the outbox is empty', isEmpty, 90_000)
    const rows = await quoteAdmin.list({})

    // Marks are in the order of posting, ids are not: so what is missing can be read.
    const idOf = new Map(rows.map(({ id, message }) => [markIn(message), id]))
    expect(idOf.size).toBe(rows.length)
    expect([...saved].filter(([mark, id]) => idOf.get(mark) !== id)).toEqual([])

    const idsOfMails = new Map<string, Set<string>>()
    for (const { text, messageId: itsId } of mailServer.mails) {
      const ids = idsOfMails.get(markIn(text)) ?? new Set()
      idsOfMails.set(markIn(text), ids.add(itsId ?? 'none'))
    }
    const wrong = [...idOf].filter(([mark, id]) => {
      const ids = idsOfMails.get(mark)
      return ids?.size !== 1 || !ids.has(messageId(id, 'request', config))
    })
    expect(wrong).toEqual([])
    expect(idsOfMails.size).toBe(rows.length)
    return { requests: rows.length, mails: mailServer.mails.length }
  } finally {
    await database.close()
  }
}
