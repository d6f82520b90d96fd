import type { RedisClientType } from '@redis/client'
import { Deadline } from '../core/Deadline'
import { codeOf, errorCode } from '../core/errors'
import type { Outage } from '../core/Outage'

/** Milliseconds that a visitor's post waits for Redis. */
const usualPatienceMs = 250

/** Milliseconds for which Redis is left alone after it has not answered in time. */
const restMs = 2000

/** Milliseconds between two attempts to connect, at most. */
const longestPauseMs = 2000

/** A connection without a reply is closed after this many times the milliseconds that a post waits. */
const silences = 20

/** Redis is not there, or has just shown that it does not answer. */
class RedisAwayError extends Error {
  override readonly name = 'RedisAwayError'
}

const silent = 'silent'

/**
 * Why Redis is away: the code that its error begins with (the rest may quote the command), the system's
 * code, or `silent`.
 */
function reasonOf(error: unknown): string {
  const { message = '', constructor: kind } = (error ?? {}) as Partial<Error>
  // The client's errors have a class of their own each, and all are named "Error".
  if (kind?.name.endsWith('TimeoutError')) return silent
  return /^[A-Z]+(?= )/.exec(message)?.[0] ?? (codeOf(error) || errorCode(error))
}

/** Redis as far as limits need it: an answer within a moment, or an error at once. */
export class RedisConnection {
  #client: RedisClientType | undefined
  #state = 'not connected yet'
  #isResting = false

  /** @param outage writes to the log */
  constructor(
    readonly url: string,
    readonly outage: Outage,
    readonly patienceMs = usualPatienceMs,
  ) {}

  /** `ok`, or why it is away. */
  get state(): string {
    return this.#state
  }

  /** Connects in the background, now and whenever the connection is lost. */
  async start(): Promise<void> {
    // Most sites are one process and need none of it.
    const { createClient } = await import('@redis/client')
    const silentMs = this.patienceMs * silences
    const client: RedisClientType = createClient({
      url: this.url,
      disableOfflineQueue: true,
      pingInterval: silentMs / 2,
      socket: {
        connectTimeout: silentMs,
        socketTimeout: silentMs,
        reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, longestPauseMs),
      },
    })
    client.on('error', (error) => {
      // A connection that ended says little; the next attempt to connect, a moment later, says why.
      if (this.#state === 'ok') this.#state = 'disconnected'
      else this.#isAway(reasonOf(error))
    })
    client.on('ready', () => this.#isBack())
    this.#client = client
    client.connect().catch((error) => this.#isAway(reasonOf(error)))
  }

  /** @throws {Error} when Redis does not answer in time, or refuses */
  async ask<T>(question: (client: RedisClientType) => Promise<T>): Promise<T> {
    if (this.#isResting || !this.#client?.isReady) throw new RedisAwayError()
    const deadline = new Deadline(this.patienceMs)
    try {
      const answer = await deadline.race(question(this.#client))
      this.#isBack()
      return answer
    } catch (error) {
      if (deadline.passed) this.#rest()
      // It answers, and does not count: for want of memory or of rights, or as another's copy.
      else if (this.#client?.isReady) this.#isAway(reasonOf(error))
      throw error
    } finally {
      deadline.clear()
    }
  }

  stop(): void {
    this.#client?.destroy()
    this.#client = undefined
  }

  /** Asks nothing for a while, and then whether it is there again. */
  #rest(): void {
    if (this.#isResting) return
    this.#isResting = true
    this.#isAway(silent)
    setTimeout(() => {
      this.#isResting = false
      this.ask((client) => client.ping()).catch(() => undefined)
    }, restMs).unref()
  }

  #isAway(reason: string): void {
    this.#state = reason
    this.outage.failed(reason)
  }

  #isBack(): void {
    this.#state = 'ok'
    this.outage.succeeded()
  }
}
