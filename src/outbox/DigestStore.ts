import { randomUUID } from 'node:crypto'
import type { Knex } from '../database/database'
import { fromSqlTime, toSqlTime } from '../database/time'
import { digestCarries, digestSize, digestsPerWindow, placesForLatest } from './mailCap'
import { mailGate } from './mailGate'
import type { ClaimedDigest, MessageIdOf } from './mailRecord'

/** Request mails that wait for a digest to be written. */
export const held = (trx: Knex) => trx('mails').whereNull('digestId').whereNotNull('likesBefore')

/** Requests made due in one claim, however many wait. */
const dissolvedAtOnce = 200

/** The digests and what each carries. */
export class DigestStore {
  constructor(
    /** The span that mails and digests are counted over, in milliseconds. */
    readonly windowMs: number,
    readonly messageIdOf: MessageIdOf,
  ) {}

  /** When the next digest may be written; null while nothing waits for one. */
  async dueAt(trx: Knex): Promise<Date | null> {
    const { digestDueAt } = await mailGate(trx).first('digestDueAt')
    return digestDueAt === null ? null : fromSqlTime(digestDueAt)
  }

  /** Has a digest written in a while, unless one is due already. */
  async expect(trx: Knex, now: Date): Promise<void> {
    await mailGate(trx)
      .whereNull('digestDueAt')
      .update({ digestDueAt: toSqlTime(this.#nextAt(now)) })
  }

  async writeWhenDue(trx: Knex, now: Date): Promise<void> {
    const dueAt = await this.dueAt(trx)
    const next = this.#nextAt(now)
    // Only a wrong clock can have set a later time.
    if (dueAt === null || (dueAt > now && dueAt <= next)) return
    const underway = await trx('mails')
      .where({ kind: 'digest', slow: 0 })
      .whereNotNull('dueAt')
      .first('id')
    const ids = underway ? [] : await chosen(trx)
    const goesOn = underway !== undefined || ids.length > 0
    await mailGate(trx).update({ digestDueAt: goesOn ? toSqlTime(next) : null })
    if (ids.length === 0) return
    const id = randomUUID()
    await held(trx).whereIn('id', ids).update({ digestId: id })
    const [left] = await held(trx).count({ n: '*' })
    await this.#write(trx, id, now, Number(left?.n ?? 0))
  }

  /**
   * Replaces a digest whose content was refused for good by two of half its size each, so that in
   * the end only the request at fault is refused. A half of one request becomes that request's own
   * mail. What was told of in a line waits for the next digest: of a flood that a server refuses,
   * thousands would become mails of their own.
   */
  async takeApart(trx: Knex, digest: ClaimedDigest, now: Date): Promise<void> {
    const { id, claim } = digest
    // The lease may have gone to another process.
    if ((await trx('mails').where({ id, claim }).delete()) === 0) return
    const carried: string[] = await trx('mails')
      .where({ digestId: id })
      .orderBy(['likesBefore', 'createdAt', 'id'])
      .pluck('id')
    const apart = carried.slice(0, digestSize)
    const back = carried.slice(digestSize)
    if (back.length > 0) {
      await trx('mails').whereIn('id', back).update({ digestId: null })
      await this.expect(trx, now)
    }
    const middle = Math.ceil(apart.length / 2)
    for (const half of [apart.slice(0, middle), apart.slice(middle)]) {
      const mails = trx('mails').whereIn('id', half)
      if (half.length === 1) await mails.update(madeDue(now))
      if (half.length <= 1) continue
      const halfId = randomUUID()
      await mails.update({ digestId: halfId })
      await this.#write(trx, halfId, now, digest.leftOver + back.length)
    }
  }

  /**
   * Makes each request that waits for a digest, or is in one that has not gone out, a mail of its own:
   * without a mail server no digest is written.
   */
  async dissolve(trx: Knex, now: Date): Promise<void> {
    const at = toSqlTime(now)
    const digests: string[] = await trx('mails')
      .where({ kind: 'digest' })
      .whereNotNull('dueAt')
      // Another process may be sending one.
      .where((free) => free.whereNull('claim').orWhere('dueAt', '<=', at))
      .pluck('id')
    if (digests.length > 0) {
      await trx('mails').whereIn('digestId', digests).update({ digestId: null })
      await trx('mails').whereIn('id', digests).delete()
      // For the case that there is a mail server again before all of them are due.
      await this.expect(trx, now)
    }
    const ids = await held(trx).orderBy('heldAt').limit(dissolvedAtOnce).pluck('id')
    await trx('mails').whereIn('id', ids).update(madeDue(now))
    if (ids.length < dissolvedAtOnce) await mailGate(trx).update({ digestDueAt: null })
  }

  async #write(trx: Knex, id: string, now: Date, leftOver: number): Promise<void> {
    const at = toSqlTime(now)
    await trx('mails').insert({
      id,
      kind: 'digest',
      messageId: this.messageIdOf(id, 'digest'),
      createdAt: at,
      dueAt: at,
      startedAt: at,
      leftOver,
    })
  }

  #nextAt(now: Date): Date {
    return new Date(now.getTime() + this.windowMs / digestsPerWindow)
  }
}

/** What makes a request's mail due at once by itself: past any cap, and in no digest. */
export function madeDue(now: Date) {
  const at = toSqlTime(now)
  const alone = { heldAt: null, likesBefore: null, digestId: null }
  return { dueAt: at, startedAt: at, sentAt: null, slow: 0, ...alone }
}

/** The requests that the next digest carries. */
async function chosen(trx: Knex): Promise<string[]> {
  const latest: string[] = await held(trx)
    .where({ likesBefore: 0 })
    .orderBy('heldAt', 'desc')
    .limit(placesForLatest)
    .pluck('id')
  const unusual: string[] = await held(trx)
    .orderBy(['likesBefore', 'heldAt'])
    .limit(digestCarries)
    .pluck('id')
  return [...new Set([...latest, ...unusual])].slice(0, digestCarries)
}
