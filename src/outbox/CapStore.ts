import type { Knex } from '../database/database'
import { toSqlTime } from '../database/time'
import type { DigestStore } from './DigestStore'
import { fullPerWindow, type MailCap, windowAround } from './mailCap'
import type { MailKind } from './mailRecord'

/** New mails decided on in one claim, however many wait. */
const decidedAtOnce = 200

/**
 * Keeps the mails to the cap (`mailCap.ts`) over all processes. Each step reads and writes a bounded
 * number of rows, found by an index.
 */
export class CapStore {
  constructor(
    /** Null where mails are files: there is no inbox to protect. */
    readonly cap: MailCap | null,
    readonly digests: DigestStore,
  ) {}

  /** Decides on new mails; the caller has locked the mails (`mailLock.ts`). */
  async startOrHold(trx: Knex, now: Date): Promise<void> {
    if (!this.cap) await this.digests.dissolve(trx, now)
    const unsaid = await this.#start(trx, 'acknowledgement', now)
    if (unsaid.length > 0) await trx('mails').whereIn('id', unsaid).delete()
    const held = await this.#start(trx, 'request', now)
    if (held.length > 0) await this.digests.hold(trx, held, now)
    await this.digests.writeWhenDue(trx, now)
  }

  /** Whether more requests have come within the window than mails and digests can show in full. */
  async isFlooded(trx: Knex, now: Date): Promise<boolean> {
    if (!this.cap) return false
    const [from] = windowAround(this.cap, now)
    const last = await trx('mails')
      .where({ kind: 'request' })
      .where('createdAt', '>=', toSqlTime(from))
      .orderBy('createdAt')
      .offset(fullPerWindow(this.cap) - 1)
      .first('createdAt')
    return last !== undefined
  }

  /**
   * Starts new mails of the kind as far as there is room.
   * @returns the ids of those above the cap
   */
  async #start(trx: Knex, kind: MailKind, now: Date): Promise<string[]> {
    const ids: string[] = await trx('mails')
      .where({ kind })
      .whereNull('startedAt')
      .where('dueAt', '<=', toSqlTime(now))
      .orderBy('dueAt')
      .limit(decidedAtOnce)
      .pluck('id')
    if (ids.length === 0) return []
    const room = this.cap ? await roomFor(trx, kind, this.cap, now) : ids.length
    await trx('mails')
      .whereIn('id', ids.slice(0, room))
      .whereNull('startedAt')
      .update({ startedAt: toSqlTime(now) })
    return ids.slice(room)
  }
}

/** How many more mails of the kind may start now. */
async function roomFor(trx: Knex, kind: MailKind, cap: MailCap, now: Date): Promise<number> {
  const [from, to] = windowAround(cap, now)
  const started = trx('mails')
    .where({ kind })
    .whereBetween('startedAt', [toSqlTime(from), toSqlTime(to)])
    .limit(cap.mails)
    .select('startedAt')
  const [row] = await trx.from(started.as('started')).count({ n: '*' })
  return cap.mails - Number(row?.n ?? 0)
}
