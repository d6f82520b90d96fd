import { expect, test } from '@jest/globals'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { longMemory, requestNumber, setStage } from '../../tests/support/site/stage'
import { filesWith } from '../../tests/support/traces'
import { toSqlTime } from '../database/time'
import { dayMs } from '../shared/spans'

const stage = setStage(newSqlitePlace)
const mark = 'Zanzibarina'

/** Messages of all sizes: cells within a page, and chains of overflow pages. */
const messageOf = (number: number, name: string) =>
  `${name} ${number}. `.repeat(1 + ((number * 37) % 300))

test.each(['erased', 'purged'])(
  'No byte of the embedded database, its log or its free pages keeps a request that was %s',
  async (how) => {
    const site = await stage.start(longMemory)
    const { database, quoteRemoval } = site.services
    const moment = (days: number) => toSqlTime(new Date(Date.now() - days * dayMs))
    for (let number = 0; number < 400; number += 1) {
      const isMeant = number % 3 === 0
      const name = isMeant ? mark : 'Quagliarella'
      await database.knex('contacts').insert({
        ...requestNumber(number),
        id: `${(number * 7919) % 400}-${number}`,
        email: isMeant ? 'anna@example.com' : 'bea@example.com',
        lastName: name,
        message: messageOf(number, name).slice(0, 5000),
        products: '[]',
        items: '[]',
        createdAt: moment(isMeant ? 800 : 1),
      })
    }
    expect(filesWith(stage.place.dataDir, mark)).not.toEqual([])

    const removed =
      how === 'erased'
        ? await quoteRemoval.erase('anna@example.com')
        : await quoteRemoval.purge(new Date(Date.now() - 700 * dayMs))
    expect(removed).toBe(134)
    expect(filesWith(stage.place.dataDir, mark)).toEqual([])
    expect(await database.knex('contacts').count({ n: '*' })).toEqual([{ n: 266 }])
  },
)
