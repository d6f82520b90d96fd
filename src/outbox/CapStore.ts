import { randomUUID } from 'node:crypto'
import type { Config } from '../config/config'
import type { Knex } from '../database/database'
import { toSqlTime } from '../database/time'
import { type ClaimedMail, type MailKind, messageId } from './mailRecord'

/** Digests within one window, besides the mails that the cap allows. */
const digestsPerWindow = 6

/** Requests in one digest at most, each in full: together they take a few megabytes at most. */
const quotesPerDigest = 100

/** Mails of each kind decided on in one claim, however many wait. */
const decidedAtOnce = 200

/**
 * Keeps the mails to the cap, over all processes. New mails are started in the order of arrival, as
 * far as there is room in the sliding window. An acknowledgement for which there is no room is
 * deleted: the page has said the same. A request waits for room or for a digest, whichever comes
 * first. Once the oldest has waited for a sixth of the window, a digest takes the hundred oldest.
 * The next one follows a sixth of the window later, if that one has gone out.
 */
export class CapStore {
  constructor(
    readonly config: Config,
    /** The span that the cap is counted over. */
    readonly windowMs: number,
  ) {}

  /** Starts new mails, or has them wait; the caller has locked the mails (`MailStore.lock`). */
  async startWithinCap(trx: Knex, now: Date): Promise<void> {
    if (!this.#isOn) await this.#dissolveAll(trx)
    const unsaid = await this.#startNew(trx, 'acknowledgement', now)
    if (unsaid.length > 0) await trx('mails').whereIn('id', unsaid).delete()
    const waiting = await this.#startNew(trx, 'request', now)
    if (waiting.length > 0) await this.#writeDigest(trx, now)
  }

  /** Has each request of a digest wait for a mail of its own, in the place of the digest. */
  async dissolve(trx: Knex, { id, claim }: Pick<ClaimedMail, 'id' | 'claim'>): Promise<void> {
    // The lease may have gone to another process.
    if ((await trx('mails').where({ id, claim }).delete()) === 0) return
    await trx('mails').where({ digestId: id }).update({ digestId: null, attempts: 1 })
  }

  /** The ids of the requests in a digest, and how many more wait. */
  async idsInDigest(trx: Knex, digestId: string) {
    const ids: string[] = await trx('mails').where({ digestId }).pluck('quoteId')
    const [row] = await newMails(trx, 'request').clearOrder().count({ n: '*' })
    return { ids, waiting: Number(row?.n) }
  }

  /** Where mails are files there is no inbox to protect. */
  get #isOn(): boolean {
    return this.config.smtpUrl !== null
  }

  /** No digest becomes a file: an erasure finds the files of one request only. */
  async #dissolveAll(trx: Knex): Promise<void> {
    const unsent = trx('mails').where({ kind: 'digest' }).whereNotNull('dueAt')
    for (const digest of await unsent.select('id', 'claim')) await this.dissolve(trx, digest)
  }

  /**
   * Starts new mails of the kind as far as there is room.
   * @returns the ids of those above the cap
   */
  async #startNew(trx: Knex, kind: MailKind, now: Date): Promise<string[]> {
    const ids: string[] = await newMails(trx, kind).limit(decidedAtOnce).pluck('id')
    if (ids.length === 0) return []
    const { mailCapPerHour: cap } = this.config
    const room = this.#isOn
      ? cap - (await countStarted(trx, kind, now, this.windowMs, cap))
      : ids.length
    await trx('mails').whereIn('id', ids.slice(0, room)).update(startedAt(now))
    return ids.slice(room)
  }

  /** Writes a digest of the requests that wait, if it is time. */
  async #writeDigest(trx: Knex, now: Date): Promise<void> {
    const pauseMs = this.windowMs / digestsPerWindow
    // Those that have been tried were in a digest that was refused.
    const waiting = newMails(trx, 'request').where({ attempts: 0 }).limit(quotesPerDigest)
    const mails: { id: string; createdAt: string }[] = await waiting.select('id', 'createdAt')
    const oldest = mails[0]?.createdAt
    if (oldest === undefined || oldest > toSqlTime(new Date(now.getTime() - pauseMs))) return
    if ((await countStarted(trx, 'digest', now, pauseMs, 1)) > 0) return
    if (await trx('mails').where({ kind: 'digest' }).whereNotNull('dueAt').first('id')) return
    const digestId = randomUUID()
    await trx('mails').insert({
      id: digestId,
      kind: 'digest',
      messageId: messageId(digestId, 'digest', this.config),
      createdAt: toSqlTime(now),
      ...startedAt(now),
    })
    const ids = mails.map(({ id }) => id)
    await trx('mails').whereIn('id', ids).update({ digestId })
  }
}

/** The columns of a mail that is due at once, past any cap. */
export function startedAt(now: Date) {
  return { startedAt: toSqlTime(now), dueAt: toSqlTime(now) }
}

/** Mails of the kind that have not been started and are in no digest, the oldest first. */
function newMails(trx: Knex, kind: MailKind): Knex.QueryBuilder {
  return trx('mails').where({ kind, startedAt: null, digestId: null }).orderBy('createdAt')
}

/** How many mails of the kind have been started in the last milliseconds; `most` at most. */
async function countStarted(trx: Knex, kind: MailKind, now: Date, ms: number, most: number) {
  // Another process's clock may be ahead, but not by more than that span.
  const [from, to] = [1 - ms, ms].map((offset) => toSqlTime(new Date(now.getTime() + offset)))
  const mails = trx('mails')
    .where({ kind })
    .whereBetween('startedAt', [from ?? '', to ?? ''])
    .limit(most)
    .select('id')
  const [row] = await trx.from(mails.as('started')).count({ n: '*' })
  return Number(row?.n)
}
