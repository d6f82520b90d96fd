import { setImmediate as otherWork } from 'node:timers/promises'

/** A source whose revision changes with its content. */
interface Revised {
  revision: string
}

interface Entry<Source, Result> {
  revision: string
  make: (source: Source) => Promise<Result>
  result: Promise<Result>
  /** The result, once it is there. */
  ready?: Result
}

/** A cache whose entries are valid for one revision of their source; each is computed once. */
export class KeptByRevision<Source extends Revised, Result> {
  readonly #kept = new Map<string, Entry<Source, Result>>()

  /** @param most entries that are kept; a further one replaces the oldest */
  constructor(readonly most = Number.POSITIVE_INFINITY) {}

  /** @param make not called while a result of this revision is kept; a failure is not kept */
  get(key: string, source: Source, make: Entry<Source, Result>['make']): Promise<Result> {
    const kept = this.#kept.get(key)
    if (kept?.revision === source.revision) return kept.result
    if (kept) this.#kept.delete(key)
    const [first] = this.#kept.keys()
    if (first !== undefined && this.#kept.size >= this.most) this.#kept.delete(first)
    const { revision } = source
    const entry: Entry<Source, Result> = { revision, make, result: make(source) }
    this.#kept.set(key, entry)
    entry.result.then(
      (ready) => {
        entry.ready = ready
      },
      () => {
        if (this.#kept.get(key) === entry) this.#kept.delete(key)
      },
    )
    return entry.result
  }

  /** Whether a result of this revision is kept, or on its way. */
  has(key: string, revision: string): boolean {
    return this.#kept.get(key)?.revision === revision
  }

  /** The result of this revision, if it is there already. */
  ready(key: string, revision: string | undefined): Result | undefined {
    const kept = this.#kept.get(key)
    return kept?.revision === revision ? kept?.ready : undefined
  }

  /**
   * Makes every kept result again from a source that is not the current one yet, with room for other work
   * in between.
   * @returns replaces the kept results by the new ones; a result that could not be made is then made when
   * it is asked for
   */
  async prepare(next: Source): Promise<() => void> {
    const { revision } = next
    const prepared = new Map<string, Entry<Source, Result>>()
    for (const [key, { make }] of [...this.#kept]) {
      const result = make(next)
      const ready = await result.catch(() => undefined)
      if (ready !== undefined) prepared.set(key, { revision, make, result, ready })
      await otherWork()
    }
    return () => {
      this.#kept.clear()
      for (const [key, entry] of prepared) this.#kept.set(key, entry)
    }
  }
}
