import { randomUUID } from 'node:crypto'
import type { Knex } from '../database/database'
import { fromSqlTime, toSqlTime } from '../database/time'
import { madeDue } from './DigestStore'
import type { MessageIdOf } from './mailRecord'

/** The hour (UTC) at which the shop is told: seven or eight in Rome. */
const hour = 6

/** The row of the table `gates` that says when the shop is told of suspect requests; null: nothing new. */
const suspectGate = (trx: Knex) => trx('gates').where({ name: 'suspects' })

function nextMorning(now: Date): Date {
  const morning = new Date(now)
  morning.setUTCHours(hour, 0, 0, 0)
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1)
  return morning
}

/**
 * The mail that tells the shop how many suspect requests wait. It is written in the morning after new
 * ones have come, so that there is one a day at most, and counts what waits when it is sent.
 */
export class SuspectStore {
  constructor(readonly messageIdOf: MessageIdOf) {}

  /**
   * Has the shop told next morning. The gate stays locked until the transaction ends: a mail that is
   * written meanwhile is sent after that, and counts the request.
   */
  async expect(trx: Knex, now: Date): Promise<void> {
    const digestDueAt = toSqlTime(nextMorning(now))
    await trx('gates')
      .insert({ name: 'suspects', digestDueAt })
      .onConflict('name')
      .merge({ digestDueAt: trx.raw('COALESCE(??, ?)', ['gates.digestDueAt', digestDueAt]) })
  }

  /** The caller has locked the mails (`mailGate.ts`). */
  async writeWhenDue(trx: Knex, now: Date): Promise<void> {
    const gate = await suspectGate(trx).first('digestDueAt')
    if (!gate?.digestDueAt) return
    const dueAt = fromSqlTime(gate.digestDueAt)
    const next = nextMorning(now)
    // Only a wrong clock can have set a later time.
    if (dueAt > now && dueAt <= next) return
    const underway = await trx('mails')
      .where({ kind: 'suspects' })
      .whereNotNull('dueAt')
      .first('id')
    await suspectGate(trx).update({ digestDueAt: underway ? toSqlTime(next) : null })
    if (underway) return
    const id = randomUUID()
    await trx('mails').insert({
      id,
      kind: 'suspects',
      messageId: this.messageIdOf(id, 'suspects'),
      createdAt: toSqlTime(now),
      ...madeDue(now),
    })
  }
}
