import { setTimeout as sleep } from 'node:timers/promises'
import { endedWithin } from '../core/Deadline'
import { DatabaseAwayError, loggableError, OperatorError } from '../core/errors'
import { reasonOfAbsence } from './absence'
import type { Database } from './database'
import { type Migrated, migrate } from './migrate'

/** Milliseconds before the second attempt, and at most between two later ones. */
const firstPauseMs = 250
const longestPauseMs = 5000

/**
 * Milliseconds that queries wait for the first attempt. Most starts take less, and a post that was
 * refused is not sent again by a proxy.
 */
const patienceMs = 2000

/**
 * Connects to the database and migrates it, with retries however long it is away. Until then it
 * refuses queries: the schema may be missing or outdated.
 */
export class Preparation {
  #state = 'starting'
  #attempted: () => void = () => undefined
  /** Resolves when the first attempt has ended, well or not. */
  readonly firstAttempt = new Promise<void>((resolve) => {
    this.#attempted = resolve
  })
  readonly #stop = new AbortController()

  /** @param failed is called with the reason after every failed attempt */
  constructor(
    readonly database: Database,
    readonly dataDir: string,
    readonly failed: (reason: string) => void,
  ) {}

  /** `ok`, or why the database is not ready. */
  get state(): string {
    return this.#state
  }

  /**
   * Tries until it has succeeded.
   * @returns undefined when it was stopped before
   * @throws {OperatorError} when no attempt ever will succeed
   */
  async run(): Promise<Migrated | undefined> {
    const { signal } = this.#stop
    for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      const migrated = await this.#attempt().finally(this.#attempted)
      if (migrated && !signal.aborted) return migrated
      await sleep(pause, undefined, { signal }).catch(() => undefined)
    }
    return undefined
  }

  stop(): void {
    this.#stop.abort()
  }

  /** The database as the site uses it: it refuses work until it is ready. */
  guarded(): Database {
    const { database } = this
    return {
      ...database,
      transaction: async (work, milliseconds) => {
        await this.#admit()
        return await database.transaction(work, milliseconds)
      },
    }
  }

  async #admit(): Promise<void> {
    if (this.#state === 'ok') return
    await endedWithin(patienceMs, this.firstAttempt)
    if (this.#state !== 'ok') throw new DatabaseAwayError(this.#state)
  }

  async #attempt(): Promise<Migrated | undefined> {
    try {
      // Migrations have no deadline: this fails within one if there is no server at all.
      await this.database.transaction((trx) => trx.raw('SELECT 1'))
      const migrated = await migrate(this.database, this.dataDir)
      this.#state = 'ok'
      return migrated
    } catch (error) {
      if (error instanceof OperatorError) throw error
      this.#state = reasonOfAbsence(error) ?? loggableError(error)
      this.failed(this.#state)
      return undefined
    }
  }
}
