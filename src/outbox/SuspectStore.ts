import { randomUUID } from 'node:crypto'
import type { Knex } from '../database/database'
import { fromSqlTime, toSqlTime } from '../database/time'
import { dueByItself } from './DigestStore'
import type { MessageIdOf } from './mailRecord'

/** The hour (UTC) of the mail: seven or eight in Rome. */
const hour = 6

/** The row of the table `gates` for the mail. Its `dueAt` is null as long as no new request is suspect. */
const suspectsRow = (trx: Knex) => trx('gates').where({ name: 'suspects' })

function nextMorning(now: Date): Date {
  const morning = new Date(now)
  morning.setUTCHours(hour, 0, 0, 0)
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1)
  return morning
}

/**
 * The mail to the shop with the number of suspect requests that wait. It is written in the morning after
 * new ones have come, so that there is one a day at most. The requests are counted when it is sent.
 */
export class SuspectStore {
  constructor(readonly messageIdOf: MessageIdOf) {}

  /**
   * Has the mail written next morning. The row stays locked until the transaction ends, so a mail that
   * is due now is written after that and counts the request.
   */
  async schedule(trx: Knex, now: Date): Promise<void> {
    const dueAt = toSqlTime(nextMorning(now))
    await trx('gates')
      .insert({ name: 'suspects', dueAt })
      .onConflict('name')
      .merge({ dueAt: trx.raw('COALESCE(??, ?)', ['gates.dueAt', dueAt]) })
  }

  /** The caller has locked the mails (`mailLock.ts`). */
  async writeWhenDue(trx: Knex, now: Date): Promise<void> {
    const row = await suspectsRow(trx).first('dueAt')
    if (!row?.dueAt) return
    const dueAt = fromSqlTime(row.dueAt)
    const next = nextMorning(now)
    // Only a wrong clock can have set a later time.
    if (dueAt > now && dueAt <= next) return
    const underway = await trx('mails')
      .where({ kind: 'suspects' })
      .whereNotNull('dueAt')
      .first('id')
    await suspectsRow(trx).update({ dueAt: underway ? toSqlTime(next) : null })
    if (underway) return
    const id = randomUUID()
    await trx('mails').insert({
      id,
      kind: 'suspects',
      messageId: this.messageIdOf(id, 'suspects'),
      createdAt: toSqlTime(now),
      ...dueByItself(now),
    })
  }
}
