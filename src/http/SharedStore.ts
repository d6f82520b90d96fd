import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit'
import type { RedisConnection } from './RedisConnection'

/**
 * Counts in Redis, for all processes together, and in this process alone while Redis is away: a
 * limit that is looser for a while does less harm than refused visitors, or none at all.
 */
export class SharedStore implements Store {
  /** Whose counts these are; Redis may serve others as well. */
  readonly prefix: string
  readonly #memory = new MemoryStore()

  /** @param name of the limit */
  constructor(
    readonly redis: RedisConnection,
    name: string,
  ) {
    this.prefix = `chiomara:${name}:`
  }

  init(options: Options): void {
    this.#memory.init(options)
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    return (await this.#countShared(key, 1)) ?? (await this.#memory.increment(key))
  }

  async decrement(key: string): Promise<void> {
    if (!(await this.#countShared(key, -1))) await this.#memory.decrement(key)
  }

  async resetKey(key: string): Promise<void> {
    await this.redis.ask((client) => client.del(this.prefix + key)).catch(() => undefined)
    await this.#memory.resetKey(key)
  }

  /** @returns undefined while Redis is away */
  async #countShared(key: string, change: 1 | -1): Promise<ClientRateLimitInfo | undefined> {
    const place = this.prefix + key
    const expiration = { type: 'PX', value: this.#memory.windowMs } as const
    try {
      // One transaction: a key that is created without an expiry counts for ever.
      const [, totalHits, leftMs] = await this.redis.ask((client) =>
        client
          .multi()
          .set(place, 0, { condition: 'NX', expiration })
          .incrBy(place, change)
          .pTTL(place)
          .execTyped(),
      )
      return { totalHits, resetTime: new Date(Date.now() + leftMs) }
    } catch {
      return undefined
    }
  }
}
