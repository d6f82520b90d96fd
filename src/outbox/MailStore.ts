import { createHash, randomUUID } from 'node:crypto'
import type { Config } from '../config/config'
import type { Backlog } from '../core/SiteState'
import { type Database, type Knex, longWorkMs } from '../database/database'
import { fromSqlTime, toSqlTime } from '../database/time'
import type { SavedQuote } from '../shared/quotes'
import { dayMs } from '../shared/spans'
import { CapStore, startedAt } from './CapStore'
import type { Handover } from './mailer'
import { type ClaimedMail, type MailKind, type MailSubject, messageId } from './mailRecord'
import { nextMorning } from './schedule'

type MailRow = MailSubject &
  Pick<ClaimedMail, 'id' | 'messageId' | 'attempts'> & { createdAt: string }

type MailInput = Pick<SavedQuote, 'id' | 'email'>

/** What a new mail's row says, besides its id and date. */
interface NewMail {
  kind: MailKind
  quoteId?: string
  onceKey: string
}

export type MailState = 'sent' | 'held' | 'written' | 'refused' | 'waiting'

/** How many mails of one kind are in one state, of those about one request each. */
interface StateRow {
  kind: MailKind
  state: MailState
  quotes: number
  oldest: string
}

/** What a failed try changes in a mail's row. */
type Failure = Pick<ClaimedMail, 'attempts'> & {
  problem: string
  slow: boolean
  refused: boolean
}

/** An address with a tag, as `anna+site@example.com`; the group is the part before the tag. */
const tagged = /^([^+@]+)\+[^@]*@/

/** The same for one mailbox on one day (UTC): capitals and a tag do not make another mailbox. */
function acknowledgementKey(email: string, now: Date): string {
  const address = email.toLowerCase().replace(tagged, '$1@')
  const hash = createHash('sha256').update(address).digest('hex')
  return `ack:${hash}:${now.toISOString().slice(0, 10)}`
}

/** The columns of a mail that waits for no slow retry. */
const untroubled = { slow: 0, refused: 0 }

/** The table of mails. To claim one for a time is to set its due time to the end of that lease. */
export class MailStore {
  readonly cap: CapStore

  /** @param capWindowMs the span that the cap on mails is counted over */
  constructor(
    readonly database: Database,
    readonly config: Config,
    capWindowMs: number,
  ) {
    this.cap = new CapStore(config, capWindowMs)
  }

  /**
   * Lets one transaction at a time start, hold and claim mails: the row that it writes stays locked
   * until the transaction ends. SQLite, too, needs this write first: it refuses to write after a
   * read if another process has written in between.
   */
  async lock(trx: Knex): Promise<void> {
    await trx('gates').where({ name: 'mails' }).increment('passes', 1)
  }

  /**
   * Adds what is not there yet: the mail with the request to the shop, and the one that confirms
   * the receipt to the visitor, once a day and address.
   */
  async addQuoteMails(trx: Knex, { id, email }: MailInput, now: Date): Promise<void> {
    const add = (kind: MailKind, onceKey: string) =>
      this.#insert(trx, { kind, quoteId: id, onceKey }, now).ignore()
    await add('request', `request:${id}`)
    if (this.config.acknowledge) await add('acknowledgement', acknowledgementKey(email, now))
  }

  /** Adds the mail with the number of suspect requests, once a day, for the next morning. */
  async addSuspects(trx: Knex, now: Date): Promise<void> {
    const morning = nextMorning(now)
    const onceKey = `suspects:${morning.toISOString()}`
    await this.#insert(trx, { kind: 'suspects', onceKey, ...startedAt(morning) }, morning).ignore()
  }

  /** Adds the mail with the request to the shop, or has it go out once more; past any cap. */
  async sendQuoteMail(trx: Knex, id: string, now: Date): Promise<void> {
    // A mail that kept its age would go to the slow lane at its first temporary refusal.
    const anew = { attempts: 0, createdAt: toSqlTime(now) }
    const again = { ...startedAt(now), ...untroubled, ...anew, sentAt: null, digestId: null }
    const onceKey = `request:${id}`
    await this.#insert(trx, { kind: 'request', quoteId: id, onceKey, ...again }, now).merge(again)
  }

  #insert(trx: Knex, mail: NewMail, createdAt: Date) {
    const id = randomUUID()
    const row = {
      ...mail,
      id,
      messageId: messageId(mail.quoteId ?? id, mail.kind, this.config),
      createdAt: toSqlTime(createdAt),
    }
    return trx('mails').insert(row).onConflict('onceKey')
  }

  /** Takes up to `limit` due mails for `leaseMs`; after that any process may claim them. */
  async claim(now: Date, limit: number, leaseMs: number): Promise<ClaimedMail[]> {
    const claim = randomUUID()
    const rows = await this.database.transaction(async (trx) => {
      // One process at a time: the cap counts the mails that the others have started.
      await this.lock(trx)
      await makeDue(trx, now)
      await this.cap.startWithinCap(trx, now)
      const due: MailRow[] = await trx('mails')
        .where('dueAt', '<=', toSqlTime(now))
        .orderBy(['slow', 'dueAt'])
        .limit(limit)
        .forUpdate()
        .select('id', 'kind', 'quoteId', 'messageId', 'attempts', 'createdAt')
      const ids = due.map(({ id }) => id)
      const dueAt = toSqlTime(new Date(now.getTime() + leaseMs))
      if (ids.length > 0) await trx('mails').whereIn('id', ids).update({ claim, dueAt })
      return due
    })
    return rows.map((row) => ({ ...row, createdAt: fromSqlTime(row.createdAt), claim }))
  }

  /** Notes what became of the mail, and of the requests in it if it is a digest. */
  async markDone(mail: ClaimedMail, handover: Handover, now: Date): Promise<void> {
    const sentAt = handover === 'sent' ? toSqlTime(now) : null
    const done = { sentAt, dueAt: null, claim: null, problem: null, ...untroubled }
    await this.database.transaction(async (trx) => {
      await trx('mails')
        .where({ id: mail.id })
        .update({ ...done, attempts: mail.attempts + 1 })
      if (mail.kind === 'digest') await trx('mails').where({ digestId: mail.id }).update(done)
    })
  }

  /** Ends the claim: the mail is tried again later, unless the lease has gone to somebody else. */
  async putOff({ id, claim }: ClaimedMail, dueAt: Date, failure?: Failure): Promise<void> {
    const changes = { ...failure, dueAt: toSqlTime(dueAt), claim: null }
    await this.database.transaction((trx) => trx('mails').where({ id, claim }).update(changes))
  }

  async dissolve(digest: ClaimedMail): Promise<void> {
    await this.database.transaction((trx) => this.cap.dissolve(trx, digest))
  }

  /** Forgets a mail that nobody is to get any more. */
  async drop(mail: ClaimedMail): Promise<void> {
    await this.database.transaction((trx) => trx('mails').where({ id: mail.id }).delete())
  }

  /** Deletes the mails about these requests. */
  async deleteAbout(trx: Knex, quoteIds: readonly string[]): Promise<void> {
    await trx('mails').whereIn('quoteId', quoteIds).delete()
  }

  /** Deletes the mails about several requests that were written before this moment. */
  async deleteAboutMany(until: Date): Promise<void> {
    const old = (trx: Knex) =>
      trx('mails').whereNull('quoteId').where('createdAt', '<', toSqlTime(until))
    await this.database.transaction((trx) => old(trx).delete(), longWorkMs)
  }

  /**
   * What waits.
   * @throws {DatabaseAwayError} also if the database takes no writes, as with a full disk
   */
  async backlog(now: Date): Promise<Backlog> {
    const rows: StateRow[] = await this.database.transaction(async (trx) => {
      const passes = trx.raw('?? + 1', ['gates.passes'])
      await trx('gates').insert({ name: 'probe' }).onConflict('name').merge({ passes })
      return await trx('mails')
        .where({ sentAt: null })
        .groupBy('kind', 'state')
        .select('kind', stateColumn(trx))
        .count({ quotes: 'quoteId' })
        .min({ oldest: 'createdAt' })
    })
    const waiting = rows.filter(({ kind, state }) => kind === 'request' && state !== 'written')
    const [oldest = toSqlTime(now)] = waiting.map((row) => row.oldest).sort()
    const sum = (some: StateRow[]) => some.reduce((all, { quotes }) => all + Number(quotes), 0)
    return {
      unsent: sum(waiting),
      oldestAgeS: Math.max(0, Math.round((now.getTime() - fromSqlTime(oldest).getTime()) / 1000)),
      refused: sum(waiting.filter(({ state }) => state === 'refused')),
      held: sum(waiting.filter(({ state }) => state === 'held')),
      written: sum(rows.filter(({ state }) => state === 'written')),
    }
  }
}

/** A mail's state as the column `state`; null where a join has found no mail. */
export const stateColumn = (trx: Knex) =>
  trx.raw(`CASE
    WHEN mails.id IS NULL THEN NULL
    WHEN sentAt IS NOT NULL THEN 'sent'
    WHEN startedAt IS NULL THEN 'held'
    WHEN dueAt IS NULL THEN 'written'
    WHEN refused <> 0 THEN 'refused'
    ELSE 'waiting' END AS state`)

/** The ids of the requests whose mail to the shop was sent. */
export const mailedQuotes = (trx: Knex): Knex.QueryBuilder =>
  trx('mails').where({ kind: 'request' }).whereNotNull('sentAt').select('quoteId')

/** Makes mails due now whose time is later than any is set to: a wrong clock has set it. */
async function makeDue(trx: Knex, now: Date): Promise<void> {
  const tomorrow = new Date(now.getTime() + dayMs)
  await trx('mails')
    .where('dueAt', '>', toSqlTime(tomorrow))
    .update({ dueAt: toSqlTime(now) })
}
