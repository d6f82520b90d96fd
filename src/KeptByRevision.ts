/** A cache whose entries are valid for one revision of their source; each is computed once. */
export class KeptByRevision<Result> {
  readonly #kept = new Map<string, { revision: string; result: Promise<Result> }>()

  /** @param most that are kept; beyond it, what was kept first makes room */
  constructor(readonly most = Number.POSITIVE_INFINITY) {}

  /** @param make not called while a result of this revision is kept; a failure is not kept */
  get(key: string, revision: string, make: () => Promise<Result>): Promise<Result> {
    const kept = this.#kept.get(key)
    if (kept?.revision === revision) return kept.result
    if (kept) this.#kept.delete(key)
    const [first] = this.#kept.keys()
    if (first !== undefined && this.#kept.size >= this.most) this.#kept.delete(first)
    const entry = { revision, result: make() }
    this.#kept.set(key, entry)
    entry.result.catch(() => {
      if (this.#kept.get(key) === entry) this.#kept.delete(key)
    })
    return entry.result
  }
}
