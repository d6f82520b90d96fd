import type { ContentWatch } from './ContentWatch'
import { endedWithin } from './core/Deadline'
import { loggableError } from './core/errors'
import type { Outage } from './core/Outage'
import { Rounds } from './core/Rounds'
import type { SiteState } from './core/SiteState'
import { adviceOn, reasonOfAbsence } from './database/absence'
import type { Database } from './database/database'
import type { Preparation } from './database/Preparation'
import type { MailStore } from './outbox/MailStore'

/** All in milliseconds. */
export const pollOptions = {
  /** Between two looks while nobody asks. */
  every: 5000,
  /** How old a state a caller may get; at most one look begins in this time. */
  fresh: 2000,
  /** How long a caller waits for a newer state before getting the last one. */
  patience: 100,
}

export type PollOptions = typeof pollOptions

interface StateSources {
  database: Database
  preparation: Preparation
  mails: MailStore
  outage: Outage
  content: ContentWatch
}

/**
 * What `/readyz` says of the database and the mails. A change of the database's state is logged. However
 * many callers ask, one look is under way at a time.
 */
export class StateCheck {
  #state: SiteState
  readonly #rounds = new Rounds(async () => {
    this.#state = await this.#read()
  })
  #timer: NodeJS.Timeout | undefined

  constructor(
    readonly sources: StateSources,
    readonly options = pollOptions,
  ) {
    const { state } = sources.preparation
    this.#state = { database: state, mails: state, shop: 'ok' }
  }

  start(): void {
    const { every } = this.options
    this.#timer = setInterval(() => this.#rounds.since(performance.now() - every / 2), every)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async latest(): Promise<SiteState> {
    const { fresh, patience } = this.options
    await endedWithin(patience, this.#rounds.since(performance.now() - fresh))
    return this.#state
  }

  async #read(): Promise<SiteState> {
    const { preparation, mails, outage, content } = this.sources
    const { problems } = content
    const { state } = preparation
    if (state !== 'ok')
      return { database: state, advice: adviceOn(state), mails: state, shop: problems }
    const [now, backlog] = await Promise.all([
      this.#askDatabase(),
      mails.backlog(new Date()).catch(loggableError),
    ])
    if (now === 'ok') outage.succeeded()
    else outage.failed(now)
    return { database: now, advice: adviceOn(now), mails: backlog, shop: problems }
  }

  /** Writes: a server that has become read-only, or a full disk, still answers questions. */
  async #askDatabase(): Promise<string> {
    const work = this.sources.database.transaction((trx) =>
      trx('gates')
        .insert({ name: 'probe' })
        .onConflict('name')
        .merge({ passes: trx.raw('?? + 1', ['gates.passes']) }),
    )
    return await work.then(
      () => 'ok',
      (error) => reasonOfAbsence(error) ?? loggableError(error),
    )
  }
}
