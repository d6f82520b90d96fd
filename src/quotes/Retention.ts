import { endedWithin } from '../core/Deadline'
import { loggableError } from '../core/errors'
import { events, type Logger } from '../core/log'
import { commandLine } from '../shared/commandLine'
import { dayMs } from '../shared/spans'
import type { QuoteAdmin } from './QuoteAdmin'
import type { QuoteRemoval } from './QuoteRemoval'

/** Milliseconds that a stop waits for a deletion under way: the database may hang. */
const stopMs = 2000

/** The share of all requests beyond which long overdue ones are left for an operator to delete. */
const mostUnasked = 0.5

/**
 * What is too old by no more than this is deleted even where it is all that is left. With a clock
 * that is far ahead, requests look much older.
 */
const justOverdueMs = 3 * dayMs

/**
 * Deletes requests of a certain age: at start, and then once a day. If most of all requests should
 * have gone days ago, as with a clock that is years ahead, it leaves the deletion to an operator.
 */
export class Retention {
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #purging: Promise<void> = Promise.resolve()

  constructor(
    readonly stores: { quoteAdmin: QuoteAdmin; quoteRemoval: QuoteRemoval },
    readonly days: number,
    readonly log: Logger,
  ) {}

  start(): void {
    const purge = () => {
      this.#purging = this.purge()
    }
    purge()
    this.#timer = setInterval(purge, dayMs).unref()
  }

  /** Ends a deletion under way early. Resolves when it has ended, or after `stopMs`. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stop.abort()
    await endedWithin(stopMs, this.#purging)
  }

  async purge(): Promise<void> {
    const { quoteAdmin, quoteRemoval } = this.stores
    const until = new Date(Date.now() - this.days * dayMs)
    try {
      const old = await quoteAdmin.count({ until: new Date(until.getTime() - justOverdueMs) })
      const all = await quoteAdmin.count({})
      if (old > all * mostUnasked) {
        const command = `${commandLine} requests purge --older-than ${this.days}`
        this.log.warn({ old, all, days: this.days, command }, events.purgeWithheld)
        return
      }
      const purged = await quoteRemoval.purge(until, this.#stop.signal)
      if (purged > 0) this.log.info({ purged, days: this.days }, events.quotesPurged)
    } catch (error) {
      this.log.error({ error: loggableError(error) }, events.purgeFailed)
    }
  }
}
