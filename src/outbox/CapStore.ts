import type { Knex } from '../database/database'
import { toSqlTime } from '../database/time'
import { dueByItself, type GateStore } from './GateStore'
import type { ClaimedMail, MailKind } from './mailRecord'

interface MailCap {
  /** Mails of one kind that may start within any span of `windowMs`. */
  mails: number
  windowMs: number
}

/** Digests within one window, besides the mails that the cap allows. */
export const digestsPerWindow = 6

/** Requests in one digest at most, each in full: a few megabytes where all texts are as long as can be. */
const requestsPerDigest = 100

/** Mails of each sort decided on in one claim, however many wait. */
const decidedAtOnce = 200

/** The `digestId` of a request that was held and waits for a mail of its own, which the cap has room for. */
const alone = 'alone'

/**
 * Keeps the mails to the cap, over all processes. It decides once on each new mail, in the order of
 * arrival. A mail for which there is room in the sliding window is started, and that is never taken back.
 * Above the cap a request is held for a digest, and an acknowledgement is deleted: the page has said the
 * same.
 *
 * The first digest is written a sixth of the window after a request was held, and another one every sixth
 * as long as requests are held, but none while the one before is under way. It has the oldest of them.
 * Each step reads and writes a bounded number of requests, found by an index.
 */
export class CapStore {
  constructor(
    /** Null where mails are files: there is no inbox to protect. */
    readonly cap: MailCap | null,
    /** Of the digests. */
    readonly gate: GateStore,
  ) {}

  /** Decides on the mails that wait for it; the caller has locked them (`MailStore.lock`). */
  async startOrHold(trx: Knex, now: Date): Promise<void> {
    const unsaid = await this.#startNew(trx, 'acknowledgement', now)
    if (unsaid.length > 0) await trx('mails').whereIn('id', unsaid).delete()
    if (!this.cap) await this.#setFree(trx)
    // First: these have come before the new ones.
    await this.#startAlone(trx, now)
    const over = await this.#startNew(trx, 'request', now)
    if (over.length > 0) await this.#hold(trx, over, now)
    await this.#writeDigest(trx, now)
  }

  /** Has each request of a digest wait for a mail of its own, in the place of the digest. */
  async dissolve(trx: Knex, { id, claim }: ClaimedMail): Promise<void> {
    // The lease may have gone to another process.
    if ((await trx('mails').where({ id, claim }).delete()) === 0) return
    await trx('mails').where({ digestId: id }).update({ digestId: alone })
  }

  /**
   * Starts new mails of the kind as far as there is room.
   * @returns the ids of those above the cap
   */
  async #startNew(trx: Knex, kind: MailKind, now: Date): Promise<string[]> {
    const ids: string[] = await trx('mails')
      .where({ kind })
      .whereNull('startedAt')
      .where('dueAt', '<=', toSqlTime(now))
      .orderBy('dueAt')
      .limit(decidedAtOnce)
      .pluck('id')
    if (ids.length === 0) return []
    const room = await this.#roomFor(trx, kind, now)
    await trx('mails')
      .whereIn('id', ids.slice(0, room))
      .update({ startedAt: toSqlTime(now) })
    return ids.slice(room)
  }

  /** Without a cap there is no digest: all that is held, or in one that has not gone out, gets a mail of its own. */
  async #setFree(trx: Knex): Promise<void> {
    const digests = () => trx('mails').where({ kind: 'digest' }).whereNotNull('dueAt')
    const ids: string[] = await digests().pluck('id')
    await trx('mails').whereIn('digestId', ids).update({ digestId: alone })
    await trx('mails').whereNull('digestId').whereNotNull('heldAt').update({ digestId: alone })
    await digests().delete()
  }

  async #startAlone(trx: Knex, now: Date): Promise<void> {
    const waiting = trx('mails').where({ digestId: alone }).orderBy('heldAt').limit(decidedAtOnce)
    const ids: string[] = await waiting.pluck('id')
    if (ids.length === 0) return
    const room = await this.#roomFor(trx, 'request', now)
    await trx('mails').whereIn('id', ids.slice(0, room)).update(dueByItself(now))
  }

  /** How many more mails of the kind may start now. */
  async #roomFor(trx: Knex, kind: MailKind, now: Date): Promise<number> {
    if (!this.cap) return Infinity
    const { mails, windowMs } = this.cap
    // Another process's clock may be ahead, but not by more than a window.
    const span = [now.getTime() - windowMs + 1, now.getTime() + windowMs]
    const [from = '', to = ''] = span.map((moment) => toSqlTime(new Date(moment)))
    const started = trx('mails')
      .where({ kind })
      .whereBetween('startedAt', [from, to])
      .limit(mails)
      .select('startedAt')
    const [row] = await trx.from(started.as('started')).count({ n: '*' })
    return mails - Number(row?.n ?? 0)
  }

  /** Has new requests wait for a digest. */
  async #hold(trx: Knex, ids: readonly string[], now: Date): Promise<void> {
    await trx('mails')
      .whereIn('id', ids)
      // The time of arrival rather than now, so that mails held together keep their order.
      .update({ heldAt: trx.ref('createdAt'), dueAt: null })
    await this.gate.schedule(trx, now)
  }

  async #writeDigest(trx: Knex, now: Date): Promise<void> {
    const digestId = await this.gate.writeWhenDue(trx, now)
    if (digestId === undefined) return
    const held = trx('mails').whereNull('digestId').whereNotNull('heldAt')
    const ids: string[] = await held.orderBy('heldAt').limit(requestsPerDigest).pluck('id')
    await trx('mails').whereIn('id', ids).update({ digestId })
    // More may be held.
    if (ids.length === requestsPerDigest) await this.gate.schedule(trx, now)
  }
}
