import { randomUUID } from 'node:crypto'
import type { Knex } from '../database/database'
import { fromSqlTime, toSqlTime } from '../database/time'
import { digestsPerWindow, fullPerDigest, placesForLatest, requestsPerDigest } from './mailCap'
import { mailsRow } from './mailLock'
import type { ClaimedDigest, MessageIdOf } from './mailRecord'
import { unusualFirst, type WithLikeness } from './unusualFirst'

/** Request mails that wait for a digest. */
const held = (trx: Knex) => trx('mails').whereNull('digestId').whereNotNull('heldAt')

/** Requests that get a mail of their own in one claim, however many wait. */
const dissolvedAtOnce = 200

interface HeldMail extends WithLikeness {
  id: string
}

const idsOf = (mails: readonly HeldMail[]) => mails.map(({ id }) => id)

/** The digests and the requests in them. */
export class DigestStore {
  constructor(
    /** The span that mails and digests are counted over, in milliseconds. */
    readonly windowMs: number,
    readonly messageIdOf: MessageIdOf,
  ) {}

  /** When the next digest may be written; null while no request is held. */
  async dueAt(trx: Knex): Promise<Date | null> {
    const { dueAt } = await mailsRow(trx).first('dueAt')
    return dueAt === null ? null : fromSqlTime(dueAt)
  }

  /** Has new request mails wait for a digest. */
  async hold(trx: Knex, ids: readonly string[], now: Date): Promise<void> {
    await trx('mails')
      .whereIn('id', ids)
      .whereNull('startedAt')
      // Not `now`, which many have in common: the order is that of arrival.
      .update({ heldAt: trx.ref('createdAt'), dueAt: null })
    await this.#schedule(trx, now)
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
    const ids = underway ? [] : await chooseRequests(trx)
    const goesOn = underway !== undefined || ids.length > 0
    await mailsRow(trx).update({ dueAt: goesOn ? toSqlTime(next) : null })
    if (ids.length === 0) return
    const id = randomUUID()
    await trx('mails').whereIn('id', ids).update({ digestId: id })
    const [left] = await held(trx).count({ n: '*' })
    await this.#write(trx, id, now, Number(left?.n ?? 0))
  }

  /**
   * Replaces a digest whose content was refused for good by two of half its size each, so that in
   * the end only the request at fault is refused. A half of one request becomes that request's own
   * mail. Requests beyond `fullPerDigest` wait for the next digest: if a server refuses a flood,
   * thousands would become mails of their own.
   */
  async takeApart(trx: Knex, digest: ClaimedDigest, now: Date): Promise<void> {
    const { id, claim } = digest
    // The lease may have gone to another process.
    if ((await trx('mails').where({ id, claim }).delete()) === 0) return
    const rows: HeldMail[] = await trx('mails')
      .where({ digestId: id })
      .orderBy(['createdAt', 'id'])
      .select('id', 'likeness')
    const ids = idsOf(unusualFirst(rows))
    const apart = ids.slice(0, fullPerDigest)
    const back = ids.slice(fullPerDigest)
    if (back.length > 0) {
      await trx('mails').whereIn('id', back).update({ digestId: null })
      await this.#schedule(trx, now)
    }
    const middle = Math.ceil(apart.length / 2)
    for (const half of [apart.slice(0, middle), apart.slice(middle)]) {
      const mails = trx('mails').whereIn('id', half)
      if (half.length === 1) await mails.update(dueByItself(now))
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
    const digests: string[] = await trx('mails')
      .where({ kind: 'digest' })
      .whereNotNull('dueAt')
      // Another process may be sending one.
      .where((free) => free.whereNull('claim').orWhere('dueAt', '<=', toSqlTime(now)))
      .pluck('id')
    if (digests.length > 0) {
      await trx('mails').whereIn('digestId', digests).update({ digestId: null })
      await trx('mails').whereIn('id', digests).delete()
      // There may be a mail server again before all of them are due.
      await this.#schedule(trx, now)
    }
    const ids: string[] = await held(trx).orderBy('heldAt').limit(dissolvedAtOnce).pluck('id')
    await trx('mails').whereIn('id', ids).update(dueByItself(now))
    if (ids.length < dissolvedAtOnce) await mailsRow(trx).update({ dueAt: null })
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

  /** Sets the time of the next digest, unless it is set already. */
  async #schedule(trx: Knex, now: Date): Promise<void> {
    await mailsRow(trx)
      .whereNull('dueAt')
      .update({ dueAt: toSqlTime(this.#nextAt(now)) })
  }

  #nextAt(now: Date): Date {
    return new Date(now.getTime() + this.windowMs / digestsPerWindow)
  }
}

/** The columns of a mail that waits for no slow retry. */
export const untroubled = { slow: 0, refused: 0 }

/** The columns of a mail that is due at once by itself: past any cap, and in no digest. */
export function dueByItself(now: Date) {
  const at = toSqlTime(now)
  return { dueAt: at, startedAt: at, sentAt: null, ...untroubled, heldAt: null, digestId: null }
}

/** The requests of the next digest: the oldest, and the unusual ones among the latest. */
async function chooseRequests(trx: Knex): Promise<string[]> {
  const first = async (order: 'asc' | 'desc'): Promise<HeldMail[]> =>
    await held(trx).orderBy('heldAt', order).limit(requestsPerDigest).select('id', 'likeness')
  const latest = unusualFirst(await first('desc')).slice(0, placesForLatest)
  const ids = idsOf([...latest, ...(await first('asc'))])
  return [...new Set(ids)].slice(0, requestsPerDigest)
}
