import { randomUUID } from 'node:crypto'
import type { Knex } from '../database/database'
import { toSqlTime } from '../database/time'
import { type MailKind, messageId } from './mailRecord'

/**
 * A row of the table `gates`: when the next mail about several requests may be written. There is at most
 * one such mail at a time, and no other is written before it has gone out.
 */
export class GateStore {
  constructor(
    /** Of the mail, and the row's name. */
    readonly kind: MailKind,
    /** The first moment after this one at which the mail may be written. */
    readonly nextAfter: (now: Date) => Date,
    /** The shop's address. */
    readonly domain: string,
  ) {}

  /** Sets that time, unless it is set. The row stays locked until the transaction ends. */
  async schedule(trx: Knex, now: Date): Promise<void> {
    const dueAt = toSqlTime(this.nextAfter(now))
    await trx('gates')
      .insert({ name: this.kind, dueAt })
      .onConflict('name')
      .merge({ dueAt: trx.raw('COALESCE(??, ?)', ['gates.dueAt', dueAt]) })
  }

  /**
   * Writes the mail if it is time. The caller has locked the mails (`MailStore.lock`).
   * @returns its id
   */
  async writeWhenDue(trx: Knex, now: Date): Promise<string | undefined> {
    const { dueAt = null } = (await this.#row(trx).first('dueAt')) ?? {}
    const next = this.nextAfter(now)
    // Nothing waits, or it is not time; only a wrong clock can have set a time later than the next one.
    if (dueAt === null || (dueAt > toSqlTime(now) && dueAt <= toSqlTime(next))) return undefined
    const underway = await trx('mails').where({ kind: this.kind }).whereNotNull('dueAt').first('id')
    await this.#row(trx).update({ dueAt: underway ? toSqlTime(next) : null })
    if (underway) return undefined
    const id = randomUUID()
    await trx('mails').insert({
      id,
      kind: this.kind,
      messageId: messageId(id, this.kind, this.domain),
      createdAt: toSqlTime(now),
      ...dueByItself(now),
    })
    return id
  }

  #row(trx: Knex) {
    return trx('gates').where({ name: this.kind })
  }
}

/** The columns of a mail that waits for no slow retry. */
export const untroubled = { slow: 0, refused: 0 }

/** The columns of a mail that is due at once by itself: past any cap, and in no digest. */
export function dueByItself(now: Date) {
  const at = toSqlTime(now)
  return { dueAt: at, startedAt: at, sentAt: null, ...untroubled, heldAt: null, digestId: null }
}
