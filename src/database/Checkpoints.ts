import { checkpoint } from './checkpoint'
import type { Database } from './database'

const minuteMs = 60_000

/**
 * Checkpoints SQLite's write-ahead log every minute: someone who copies the database file alone, as
 * people do, then misses only the last minute. (`database backup` has everything.)
 */
export class Checkpoints {
  #timer: NodeJS.Timeout | undefined

  constructor(
    readonly database: Database,
    readonly everyMs = minuteMs,
  ) {}

  start(): void {
    if (this.database.dialect === 'mysql') return
    // The next checkpoint covers what a failed one has left.
    const check = () => checkpoint(this.database, 'PASSIVE').catch(() => undefined)
    this.#timer = setInterval(check, this.everyMs)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
