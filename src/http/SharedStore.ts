import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit'
import { RedisStore } from 'rate-limit-redis'
import type { RedisConnection } from './RedisConnection'

/**
 * Counts in Redis, for all processes together, and in this process alone while Redis is away: a limit
 * that is looser for a while does less harm than refused visitors, or none at all.
 */
export class SharedStore implements Store {
  /** Whose counts these are; Redis may serve others as well. */
  readonly prefix: string
  readonly #memory = new MemoryStore()
  readonly #redis: RedisStore
  #options: Options | undefined
  #scripts: Promise<void> | undefined

  /** @param name of the limit */
  constructor(connection: RedisConnection, name: string) {
    this.prefix = `chiomara:${name}:`
    this.#redis = new RedisStore({
      prefix: this.prefix,
      sendCommand: (...command) => connection.send(command),
    })
  }

  init(options: Options): void {
    this.#options = options
    this.#memory.init(options)
  }

  increment(key: string): Promise<ClientRateLimitInfo> {
    return this.#shared(
      (redis) => redis.increment(key),
      () => this.#memory.increment(key),
    )
  }

  decrement(key: string): Promise<void> {
    return this.#shared(
      (redis) => redis.decrement(key),
      () => this.#memory.decrement(key),
    )
  }

  resetKey(key: string): Promise<void> {
    return this.#shared(
      (redis) => redis.resetKey(key),
      () => this.#memory.resetKey(key),
    )
  }

  async shutdown(): Promise<void> {
    this.#memory.shutdown()
  }

  async #shared<T>(
    inRedis: (redis: RedisStore) => Promise<T>,
    inMemory: () => Promise<T>,
  ): Promise<T> {
    try {
      await this.#loadScripts()
      return await inRedis(this.#redis)
    } catch {
      // Loaded anew with the next count: the Redis that comes back may be another.
      this.#scripts = undefined
      return await inMemory()
    }
  }

  async #loadScripts(): Promise<void> {
    if (!this.#options) throw new Error('Used before the limit was set')
    this.#scripts ??= this.#redis.init(this.#options)
    await this.#scripts
  }
}
