import { randomUUID } from 'node:crypto'
import type { Database, Knex } from '../database/database'
import { fromSqlTime, toSqlTime } from '../database/time'
import type { Backlog, ClaimedMail, MailKind, MessageIdOf } from './mailRecord'

/** How many request mails may start within a span of time before the rest wait for a digest. */
export interface MailCap {
  mails: number
  windowMs: number
}

interface MailRow {
  id: string
  kind: MailKind
  contactId: string | null
  messageId: string
  attempts: number
  createdAt: string
}

const columns = ['id', 'kind', 'contactId', 'messageId', 'attempts', 'createdAt'] as const

type Rows = { n: number | string }[]

const countOf = (rows: Rows): number => Number(rows[0]?.n ?? 0)

/** Request mails that nobody has begun to send and that wait for no digest. */
const fresh = (trx: Knex, now: Date) =>
  trx('mails')
    .where({ kind: 'request' })
    .whereNull('startedAt')
    .where('dueAt', '<=', toSqlTime(now))

/** Request mails that wait for a digest to be written. */
const held = (trx: Knex) =>
  trx('mails').whereNotNull('heldAt').whereNull('digestId').whereNull('sentAt')

/** The outbox's table. A mail is claimed by moving its due time behind the end of a lease. */
export class MailStore {
  constructor(
    readonly database: Database,
    readonly messageIdOf: MessageIdOf,
    readonly cap: MailCap,
  ) {}

  /** Writes a mail to be sent from now on; one with the same `onceKey` stays the only one. */
  async enqueue(
    trx: Knex,
    kind: MailKind,
    contactId: string,
    now: Date,
    onceKey = `${kind}:${contactId}`,
  ): Promise<void> {
    await trx('mails')
      .insert({
        id: randomUUID(),
        kind,
        contactId,
        onceKey,
        messageId: this.messageIdOf(contactId, kind),
        createdAt: toSqlTime(now),
        dueAt: toSqlTime(now),
      })
      .onConflict('onceKey')
      .ignore()
  }

  /** Takes up to `limit` due mails for `leaseMs`; after that they are anybody's again. */
  async claim(now: Date, limit: number, leaseMs: number): Promise<ClaimedMail[]> {
    const claim = randomUUID()
    const rows = await this.database.transaction(async (trx): Promise<MailRow[]> => {
      // One claimer at a time: the cap counts what the others have started.
      await trx('gates').where({ name: 'mails' }).increment('passes', 1)
      await this.#keepToCap(trx, now)
      const due = trx('mails')
        .where('dueAt', '<=', toSqlTime(now))
        .orderBy(['slow', 'dueAt', 'createdAt'])
        .limit(limit)
      if (this.database.dialect === 'mysql') due.forUpdate().skipLocked()
      const ids: string[] = await due.pluck('id')
      if (ids.length === 0) return []
      await trx('mails')
        .whereIn('id', ids)
        .update({
          claim,
          dueAt: toSqlTime(new Date(now.getTime() + leaseMs)),
          startedAt: trx.raw('COALESCE(??, ?)', ['startedAt', toSqlTime(now)]),
        })
      return await trx('mails')
        .whereIn('id', ids)
        .orderBy(['slow', 'createdAt'])
        .select(...columns)
    })
    return rows.map((row) => ({ ...row, claim, createdAt: fromSqlTime(row.createdAt) }))
  }

  /**
   * Once the cap is reached, what is left waits; so does what comes later, to keep the order, until
   * the oldest has waited for the whole window. Then one digest carries them all.
   */
  async #keepToCap(trx: Knex, now: Date): Promise<void> {
    const [oldest] = await held(trx).min({ at: 'heldAt' })
    const hold = { heldAt: toSqlTime(now), dueAt: null }
    if (oldest?.at) {
      await fresh(trx, now).update(hold)
      const waitedSince = fromSqlTime(oldest.at).getTime()
      if (waitedSince + this.cap.windowMs <= now.getTime()) await this.#digest(trx, now)
      return
    }
    const waiting = countOf(await fresh(trx, now).count({ n: '*' }))
    if (waiting === 0) return
    const since = toSqlTime(new Date(now.getTime() - this.cap.windowMs))
    const started = countOf(
      await trx('mails')
        .whereIn('kind', ['request', 'digest'])
        .where('startedAt', '>', since)
        .count({ n: '*' }),
    )
    const room = Math.max(0, this.cap.mails - started)
    if (waiting <= room) return
    const pass: string[] = await fresh(trx, now)
      .orderBy(['createdAt', 'id'])
      .limit(room)
      .pluck('id')
    await fresh(trx, now).whereNotIn('id', pass).update(hold)
  }

  async #digest(trx: Knex, now: Date): Promise<void> {
    const id = randomUUID()
    await trx('mails').insert({
      id,
      kind: 'digest',
      messageId: this.messageIdOf(id, 'digest'),
      createdAt: toSqlTime(now),
      dueAt: toSqlTime(now),
    })
    await held(trx).update({ digestId: id })
  }

  /** Makes the request's mail due again, past any cap. */
  async again(trx: Knex, contactId: string, now: Date): Promise<void> {
    const at = toSqlTime(now)
    await trx('mails')
      .where({ kind: 'request', contactId })
      .update({ dueAt: at, startedAt: at, sentAt: null, heldAt: null, digestId: null, slow: 0 })
  }

  /** Notes that the mail has gone, and with a digest all that it carries. */
  async markSent(mail: ClaimedMail, now: Date): Promise<void> {
    const sent = { sentAt: toSqlTime(now), dueAt: null, claim: null, problem: null, slow: 0 }
    await this.database.transaction(async (trx) => {
      await trx('mails')
        .where({ id: mail.id })
        .update({ ...sent, attempts: mail.attempts + 1 })
      if (mail.kind === 'digest') await trx('mails').where({ digestId: mail.id }).update(sent)
    })
  }

  /** Notes a failed try, unless the lease has gone to somebody else. */
  async markFailed(
    mail: ClaimedMail,
    next: { dueAt: Date; problem: string; slow: boolean },
  ): Promise<void> {
    await this.database.transaction((trx) =>
      trx('mails')
        .where({ id: mail.id, claim: mail.claim })
        .update({
          attempts: mail.attempts + 1,
          dueAt: toSqlTime(next.dueAt),
          claim: null,
          problem: next.problem.slice(0, 100),
          slow: next.slow ? 1 : 0,
        }),
    )
  }

  /** Gives claimed mails back, untried. */
  async release(mails: readonly ClaimedMail[], now: Date): Promise<void> {
    await this.database.transaction(async (trx) => {
      for (const { id, claim } of mails) {
        await trx('mails')
          .where({ id, claim })
          .update({ dueAt: toSqlTime(now), claim: null })
      }
    })
  }

  /** Forgets a mail whose request is no longer there. */
  async drop(mail: ClaimedMail): Promise<void> {
    await this.database.transaction((trx) => trx('mails').where({ id: mail.id }).delete())
  }

  /** When something is to be done next; null when nothing waits. */
  async nextDueAt(): Promise<Date | null> {
    const [due, waiting] = await this.database.transaction(async (trx) => [
      (await trx('mails').min({ at: 'dueAt' }))[0]?.at,
      (await held(trx).min({ at: 'heldAt' }))[0]?.at,
    ])
    const moments = []
    if (due) moments.push(fromSqlTime(due).getTime())
    if (waiting) moments.push(fromSqlTime(waiting).getTime() + this.cap.windowMs)
    return moments.length > 0 ? new Date(Math.min(...moments)) : null
  }

  async backlog(now: Date): Promise<Backlog> {
    const [row] = await this.database.transaction((trx) =>
      trx('mails')
        .whereNull('sentAt')
        // A digest is of no one request: it counts where it is refused, with those that it carries.
        .count({ unsent: 'contactId' })
        .min({ oldest: 'createdAt' })
        .sum({ refused: 'slow' })
        .count({ held: 'heldAt' }),
    )
    const { unsent, oldest, refused, held: waiting } = row as Record<string, unknown>
    const age = typeof oldest === 'string' ? now.getTime() - fromSqlTime(oldest).getTime() : 0
    return {
      unsent: Number(unsent),
      oldestAgeS: Math.max(0, Math.round(age / 1000)),
      refused: Number(refused ?? 0),
      held: Number(waiting),
    }
  }
}
