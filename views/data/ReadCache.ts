import { apiRequest } from './api'

/** The state of an address: not asked yet or still asking, answered, or failed. */
interface Reading {
  readonly data?: unknown
  readonly isError: boolean
}

const unread: Reading = { isError: false }
const failed: Reading = { isError: true }

/**
 * The API's answers by address. Each is asked for once, when a component first watches it, and is
 * never stale. A failed request is not repeated by itself.
 */
export class ReadCache {
  readonly #readings = new Map<string, Reading>()
  readonly #underway = new Map<string, Promise<void>>()
  readonly #watchers = new Map<string, Set<() => void>>()

  /** @param seeds answers that are known already, by address */
  constructor(
    seeds: Readonly<Record<string, unknown>>,
    readonly ask = async (path: string): Promise<unknown> => (await apiRequest('GET', path)).json(),
  ) {
    for (const [path, data] of Object.entries(seeds)) {
      this.#readings.set(path, { data, isError: false })
    }
  }

  /** The same object until something changes. */
  get(path: string): Reading {
    return this.#readings.get(path) ?? unread
  }

  /**
   * Calls the watcher at each change. The first watcher asks for an answer that is not there. A
   * failure is forgotten when the last watcher leaves.
   * @returns ends the watching
   */
  watch(path: string, watcher: () => void): () => void {
    const watchers = this.#watchers.get(path) ?? new Set()
    this.#watchers.set(path, watchers.add(watcher))
    if (watchers.size === 1 && !('data' in this.get(path))) this.read(path)
    return () => {
      watchers.delete(watcher)
      if (watchers.size === 0 && this.get(path).isError) this.#readings.delete(path)
    }
  }

  /** Asks, unless that is under way; never rejects. */
  read(path: string): Promise<void> {
    const underway = this.#underway.get(path)
    if (underway) return underway
    this.#set(path, unread)
    const reading = this.ask(path)
      .then(
        (data) => ({ data, isError: false }),
        () => failed,
      )
      .then((result) => {
        // The cache was emptied meanwhile: this answer is out of date.
        if (this.#underway.get(path) !== reading) return
        this.#underway.delete(path)
        this.#set(path, result)
      })
    this.#underway.set(path, reading)
    return reading
  }

  /** Forgets the answer of one address, or of all. */
  invalidate(path?: string): void {
    const paths = path === undefined ? [...this.#readings.keys()] : [path]
    for (const one of paths) {
      this.#underway.delete(one)
      this.#readings.delete(one)
      if ((this.#watchers.get(one)?.size ?? 0) > 0) void this.read(one)
    }
  }

  #set(path: string, reading: Reading): void {
    this.#readings.set(path, reading)
    for (const watcher of this.#watchers.get(path) ?? []) watcher()
  }
}
