import type { ContentWatch } from './ContentWatch'
import { endedWithin } from './core/Deadline'
import { loggableError } from './core/errors'
import type { Outage } from './core/Outage'
import { Rounds } from './core/Rounds'
import type { SiteState } from './core/SiteState'
import { adviceOn, reasonOfAbsence } from './database/absence'
import type { Preparation } from './database/Preparation'
import type { RedisConnection } from './http/RedisConnection'
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
  preparation: Preparation
  mails: MailStore
  outage: Outage
  content: ContentWatch
  redis: RedisConnection | undefined
}

/**
 * What `/readyz` says of everything that the site depends on. A change of the database's state is
 * logged. However many callers ask, one look is under way at a time.
 */
export class StateCheck {
  #state: SiteState = { database: 'starting', mails: 'starting', shop: 'ok' }
  readonly #rounds = new Rounds(async () => {
    this.#state = await this.#read()
  })
  #timer: NodeJS.Timeout | undefined

  constructor(
    readonly sources: StateSources,
    readonly options = pollOptions,
  ) {}

  start(): void {
    const { every } = this.options
    const look = () => this.#rounds.since(performance.now() - every / 2)
    this.#timer = setInterval(look, every).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async latest(): Promise<SiteState> {
    const { fresh, patience } = this.options
    await endedWithin(patience, this.#rounds.since(performance.now() - fresh))
    const { redis } = this.sources
    return { ...this.#state, ...(redis && { redis: redis.state }) }
  }

  async #read(): Promise<SiteState> {
    const { preparation, mails, outage, content } = this.sources
    const { problems } = content
    let reason = preparation.state
    if (reason === 'ok') {
      try {
        const backlog = await mails.backlog(new Date())
        outage.succeeded()
        return { database: 'ok', mails: backlog, shop: problems }
      } catch (error) {
        reason = reasonOfAbsence(error) ?? loggableError(error)
        outage.failed(reason)
      }
    }
    return { database: reason, advice: adviceOn(reason), mails: reason, shop: problems }
  }
}
