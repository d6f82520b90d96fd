import type { RedisClientType } from '@redis/client'
import { Deadline, DeadlineError } from '../core/Deadline'
import { codeOf, loggableError } from '../core/errors'
import type { Outage } from '../core/Outage'

/** Milliseconds that a visitor's post waits for Redis. */
const usualPatienceMs = 250

/** Milliseconds for which Redis is left alone after it has not answered in time. */
const restMs = 2000

/** Milliseconds between two attempts to connect, at most. */
const longestPauseMs = 2000

/** After this many times the milliseconds that a post waits, a silent connection is closed. */
const silences = 20

const silent = 'silent'

/** As by a Redis that ends, or by a proxy in front of one that is away. */
const cut = 'disconnected'

/**
 * Why Redis is away: the code that its error begins with (the rest may quote the command), the
 * system's code, or a word of ours.
 */
function reasonOf(error: unknown): string {
  const { message = '', constructor: kind } = (error ?? {}) as Partial<Error>
  // The client's errors have a class of their own each, and all are named "Error".
  if (error instanceof DeadlineError || kind?.name.endsWith('TimeoutError')) return silent
  if (kind?.name === 'SocketClosedUnexpectedlyError') return cut
  return /^[A-Z]+(?= )/.exec(message)?.[0] ?? (codeOf(error) || loggableError(error))
}

/** Redis as far as limits need it: an answer within a moment, or an error at once. */
export class RedisConnection {
  #client: RedisClientType | undefined
  #state = 'not connected yet'
  #restEnds = 0

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
      if (this.#state === 'ok') this.#state = cut
      else this.#isAway(reasonOf(error))
    })
    client.on('ready', () => this.#isBack())
    client.on('ping-interval', () => {
      if (this.#state === silent) this.#isBack()
    })
    this.#client = client
    client.connect().catch((error) => this.#isAway(reasonOf(error)))
  }

  /** @throws {Error} when Redis does not answer in time, or refuses */
  async ask<T>(question: (client: RedisClientType) => Promise<T>): Promise<T> {
    const client = this.#client
    if (!client?.isReady || performance.now() < this.#restEnds) throw new Error('Redis is away')
    const deadline = new Deadline(this.patienceMs)
    try {
      const answer = await deadline.race(question(client))
      this.#isBack()
      return answer
    } catch (error) {
      if (deadline.passed) this.#restEnds = performance.now() + restMs
      // Redis may also answer with an error: out of memory, no right to write, a read-only replica.
      if (deadline.passed || client.isReady) this.#isAway(reasonOf(error))
      throw error
    }
  }

  stop(): void {
    this.#client?.destroy()
    this.#client = undefined
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
