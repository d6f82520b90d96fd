import { createHash, randomUUID } from 'node:crypto'
import type { Config } from '../config/config'
import type { Backlog } from '../core/SiteState'
import type { Database, Knex } from '../database/database'
import { fromSqlTime, toSqlTime } from '../database/time'
import type { SavedQuote } from '../shared/quotes'
import type { CapStore } from './CapStore'
import { dueByItself, type GateStore, untroubled } from './GateStore'
import type { Handover } from './mailer'
import { type ClaimedMail, type MailKind, mailDomain, messageId } from './mailRecord'
import { longestWaitMs } from './schedule'

/** A mail as its row has it. */
type MailRow = Omit<ClaimedMail, 'createdAt'> & { createdAt: string }

const columns = ['id', 'kind', 'quoteId', 'messageId', 'attempts', 'createdAt', 'claim'] as const

/** What is needed of a request to add its mails. */
export type MailInput = Pick<SavedQuote, 'id' | 'email'>

/** An address with a tag, as `anna+site@example.com`; the group is the part before the tag. */
const tagged = /^([^+@]+)\+[^@]*@/

/** The same for one mailbox on one day (UTC): capitals and a tag do not make another mailbox. */
function acknowledgementKey(email: string, now: Date): string {
  const address = email.toLowerCase().replace(tagged, '$1@')
  const hash = createHash('sha256').update(address).digest('hex')
  return `ack:${hash}:${now.toISOString().slice(0, 10)}`
}

/** The table of mails. To claim one for a time is to set its due time to the end of that lease. */
export class MailStore {
  constructor(
    readonly database: Database,
    readonly cap: CapStore,
    /** Of the mail with the number of suspect requests. */
    readonly suspects: GateStore,
    readonly config: Pick<Config, 'mailFrom' | 'siteUrl' | 'acknowledge'>,
  ) {}

  /**
   * Lets one transaction at a time start, hold and claim mails: the row that it writes stays locked until
   * the transaction ends. SQLite, too, needs this write first: it refuses to write after a read if another
   * process has written in between.
   */
  async lock(trx: Knex): Promise<void> {
    await trx('gates').where({ name: 'mails' }).increment('passes', 1)
  }

  /** Adds the mail with the request to the shop, unless it is there. */
  async addRequest(trx: Knex, { id }: MailInput, now: Date): Promise<void> {
    await this.#add(trx, 'request', id, `request:${id}`, now)
  }

  /** Adds the mail that confirms the receipt to the visitor, once a day and address. */
  async addAcknowledgement(trx: Knex, { id, email }: MailInput, now: Date): Promise<void> {
    if (!this.config.acknowledge) return
    await this.#add(trx, 'acknowledgement', id, acknowledgementKey(email, now), now)
  }

  async #add(
    trx: Knex,
    kind: MailKind,
    quoteId: string,
    onceKey: string,
    now: Date,
  ): Promise<void> {
    const at = toSqlTime(now)
    const mail = {
      kind,
      quoteId,
      onceKey,
      messageId: messageId(quoteId, kind, mailDomain(this.config)),
    }
    await trx('mails')
      .insert({ id: randomUUID(), ...mail, createdAt: at, dueAt: at })
      .onConflict('onceKey')
      .ignore()
  }

  /** Takes up to `limit` due mails for `leaseMs`; after that any process may claim them. */
  async claim(now: Date, limit: number, leaseMs: number): Promise<ClaimedMail[]> {
    const claim = randomUUID()
    const rows = await this.database.transaction(async (trx): Promise<MailRow[]> => {
      // One process at a time: the cap counts the mails that the others have started.
      await this.lock(trx)
      await makeDue(trx, now)
      await this.cap.startOrHold(trx, now)
      await this.suspects.writeWhenDue(trx, now)
      const ids = await this.#due(trx, now, 0, limit)
      if (ids.length < limit) ids.push(...(await this.#due(trx, now, 1, limit - ids.length)))
      if (ids.length === 0) return []
      await trx('mails')
        .whereIn('id', ids)
        .where('dueAt', '<=', toSqlTime(now))
        .update({ claim, dueAt: toSqlTime(new Date(now.getTime() + leaseMs)) })
      return await trx('mails')
        .whereIn('id', ids)
        .where({ claim })
        .orderBy(['slow', 'createdAt'])
        .select(...columns)
    })
    return rows.map((row) => ({ ...row, createdAt: fromSqlTime(row.createdAt) }))
  }

  async #due(trx: Knex, now: Date, slow: 0 | 1, limit: number): Promise<string[]> {
    return await trx('mails')
      .where({ slow })
      .where('dueAt', '<=', toSqlTime(now))
      .whereNotNull('startedAt')
      .orderBy('dueAt')
      .limit(limit)
      .pluck('id')
  }

  /** Makes the request's mail due again, past any cap. */
  async resend(trx: Knex, quoteId: string, now: Date): Promise<void> {
    await trx('mails').where({ kind: 'request', quoteId }).update(dueByItself(now))
  }

  /** Notes what became of the mail, and of the requests in it if it is a digest. */
  async markDone(mail: ClaimedMail, handover: Handover, now: Date): Promise<void> {
    const sentAt = handover === 'sent' ? toSqlTime(now) : null
    const done = { sentAt, dueAt: null, heldAt: null, claim: null, problem: null, ...untroubled }
    await this.database.transaction(async (trx) => {
      await trx('mails')
        .where({ id: mail.id })
        .update({ ...done, attempts: mail.attempts + 1 })
      if (mail.kind === 'digest') await trx('mails').where({ digestId: mail.id }).update(done)
    })
  }

  /** Notes a failed try, unless the lease has gone to somebody else. */
  async markFailed(
    mail: ClaimedMail,
    next: { dueAt: Date; problem: string; slow: boolean; refused: boolean },
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
          refused: next.refused ? 1 : 0,
        }),
    )
  }

  /** Has each request of a digest wait for a mail of its own. */
  async dissolve(digest: ClaimedMail): Promise<void> {
    await this.database.transaction((trx) => this.cap.dissolve(trx, digest))
  }

  /** Gives a claimed mail back, untried. */
  async release({ id, claim }: ClaimedMail, now: Date): Promise<void> {
    await this.database.transaction((trx) =>
      trx('mails')
        .where({ id, claim })
        .update({ dueAt: toSqlTime(now), claim: null }),
    )
  }

  /** Forgets a mail that nobody is to get any more. */
  async drop(mail: ClaimedMail): Promise<void> {
    await this.database.transaction((trx) => trx('mails').where({ id: mail.id }).delete())
  }

  async backlog(now: Date): Promise<Backlog> {
    const [[row], [files]] = await this.database.transaction(async (trx) => [
      await trx('mails')
        .where({ kind: 'request', sentAt: null })
        .where((waits) => waits.whereNotNull('dueAt').orWhereNotNull('heldAt'))
        .count({ unsent: 'id' })
        .min({ oldest: 'createdAt' })
        .max({ latest: 'createdAt' })
        .sum({ refused: 'refused' })
        .count({ held: 'heldAt' }),
      await trx('mails')
        .where({ sentAt: null, dueAt: null, heldAt: null })
        .count({ written: 'quoteId' }),
    ])
    const { unsent, oldest, latest, refused, held: waiting } = row as Record<string, unknown>
    // Absolute: a clock that was ahead may have given some mails a time in the future.
    const ages = [oldest, latest].map((at) =>
      typeof at === 'string' ? Math.abs(now.getTime() - fromSqlTime(at).getTime()) : 0,
    )
    return {
      unsent: Number(unsent),
      oldestAgeS: Math.round(Math.max(...ages) / 1000),
      refused: Number(refused ?? 0),
      held: Number(waiting),
      written: Number(files?.written),
    }
  }
}

/** Makes mails due now whose time is later than any schedule sets: a wrong clock has set it. */
async function makeDue(trx: Knex, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + longestWaitMs)
  await trx('mails')
    .where('dueAt', '>', toSqlTime(latest))
    .update({ dueAt: toSqlTime(now) })
}
