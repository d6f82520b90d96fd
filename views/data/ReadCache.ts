import { createReader } from './api'

/** What is known of an address: nothing yet, its answer, or that it could not be had. */
export interface Reading {
  readonly data?: unknown
  readonly isError: boolean
}

const unread: Reading = { isError: false }
const failed: Reading = { isError: true }

/**
 * What the API has answered, by address: asked for once, when somebody first watches it, and never stale.
 * A failure is not repeated by itself.
 */
export class ReadCache {
  readonly #readings = new Map<string, Reading>()
  readonly #underway = new Map<string, Promise<void>>()
  readonly #watchers = new Map<string, Set<() => void>>()

  /** @param seeds answers that are known already, by address */
  constructor(
    seeds: Readonly<Record<string, unknown>>,
    readonly reader: (key: readonly string[]) => Promise<unknown> = createReader({
      on401: 'throw',
    }),
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
   * Tells of changes, and asks for what is not there. A failure lasts as long as somebody watches it.
   * @returns ends the watching
   */
  watch(path: string, watcher: () => void): () => void {
    const watchers = this.#watchers.get(path) ?? new Set()
    this.#watchers.set(path, watchers.add(watcher))
    if (!('data' in this.get(path))) this.read(path)
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
    const reading = this.reader([path])
      .then(
        (data) => ({ data, isError: false }),
        () => failed,
      )
      .then((result) => {
        // Who emptied the cache meanwhile does not want it.
        if (this.#underway.get(path) !== reading) return
        this.#underway.delete(path)
        this.#set(path, result)
      })
    this.#underway.set(path, reading)
    return reading
  }

  /** Forgets what is known: of one address, or of all. */
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
