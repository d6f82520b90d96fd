import { errorCode } from '../errors'
import { events, type Logger } from '../log'
import type { ArchiveStore } from './archiveStore'

const dayMs = 24 * 60 * 60 * 1000

/** Forgets requests of a certain age: at start, and once a day from then on. */
export class Retention {
  #timer: NodeJS.Timeout | undefined

  constructor(
    readonly store: ArchiveStore,
    readonly days: number,
    readonly log: Logger,
  ) {}

  start(): void {
    void this.purge()
    this.#timer = setInterval(() => this.purge(), dayMs)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async purge(): Promise<void> {
    try {
      const purged = await this.store.remove({
        until: new Date(Date.now() - this.days * dayMs),
      })
      if (purged > 0) this.log.info({ purged, days: this.days }, events.contactsPurged)
    } catch (error) {
      this.log.error({ error: errorCode(error) }, events.purgeFailed)
    }
  }
}
