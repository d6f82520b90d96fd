import type { Knex } from '../database/database'
import { toSqlTime } from '../database/time'
import { type DigestStore, held } from './DigestStore'
import { type MailCap, moreLikes, requestsTold, windowAround, windowBefore } from './mailCap'
import type { MailKind } from './mailRecord'

/** New mails judged in one claim, however many wait. */
const judgedAtOnce = 200

interface NewMail {
  id: string
  alike: string | null
}

const idsOf = (mails: readonly NewMail[]) => mails.map(({ id }) => id)

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

  /** Judges what is new; the caller has locked the mails (`mailGate.ts`). */
  async judge(trx: Knex, now: Date): Promise<void> {
    if (!this.cap) await this.digests.dissolve(trx, now)
    const excess = await this.#letThrough(trx, 'acknowledgement', now)
    if (excess.length > 0) await trx('mails').whereIn('id', idsOf(excess)).delete()
    await this.#hold(trx, await this.#letThrough(trx, 'request', now), now)
    await this.digests.writeWhenDue(trx, now)
  }

  /** Whether more requests have come within the window than mails and digests can tell of in full. */
  async isFlooded(trx: Knex, now: Date): Promise<boolean> {
    if (!this.cap) return false
    const last = await trx('mails')
      .where({ kind: 'request' })
      .where('createdAt', '>', toSqlTime(windowBefore(this.cap, now)))
      .orderBy('createdAt')
      .offset(requestsTold(this.cap) - 1)
      .first('createdAt')
    return last !== undefined
  }

  /** Starts new mails of the kind as far as there is room. @returns those above the cap */
  async #letThrough(trx: Knex, kind: MailKind, now: Date): Promise<NewMail[]> {
    const fresh: NewMail[] = await trx('mails')
      .where({ kind })
      .whereNull('startedAt')
      .where('dueAt', '<=', toSqlTime(now))
      .orderBy('dueAt')
      .limit(judgedAtOnce)
      .select('id', 'alike')
    if (fresh.length === 0) return []
    const room = this.cap ? await roomFor(trx, kind, this.cap, now) : fresh.length
    await trx('mails')
      .whereIn('id', idsOf(fresh.slice(0, room)))
      .whereNull('startedAt')
      .update({ startedAt: toSqlTime(now) })
    return fresh.slice(room)
  }

  async #hold(trx: Knex, mails: readonly NewMail[], now: Date): Promise<void> {
    if (mails.length === 0) return
    const waiting = await likesWaiting(trx, mails)
    const withLikes = new Map<number, string[]>()
    for (const { id, alike } of mails) {
      const likes = waiting.get(alike) ?? 0
      waiting.set(alike, moreLikes(likes))
      withLikes.set(likes, [...(withLikes.get(likes) ?? []), id])
    }
    for (const [likesBefore, ids] of withLikes) {
      await trx('mails')
        .whereIn('id', ids)
        .whereNull('startedAt')
        // In the order of arrival: many are judged in one moment.
        .update({ heldAt: trx.ref('createdAt'), dueAt: null, likesBefore })
    }
    await this.digests.expect(trx, now)
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

/** How many held mails there are like each of these. */
async function likesWaiting(
  trx: Knex,
  mails: readonly NewMail[],
): Promise<Map<string | null, number>> {
  const rows: { alike: string; most: number }[] = await held(trx)
    .whereIn('alike', [...new Set(mails.map(({ alike }) => alike))])
    .groupBy('alike')
    .select('alike')
    .max({ most: 'likesBefore' })
  return new Map(rows.map(({ alike, most }) => [alike, moreLikes(most)]))
}
