/**
 * A tenth of the time for work that visitors can cause at will: after about a second of it in a row, no more of it
 * begins.
 */
export class TimeShare {
  /** The moment at which the work so far will have been a tenth of the time. */
  #earnedAt = 0

  get isLeft(): boolean {
    return this.#earnedAt - performance.now() < 10 * 1000
  }

  /** Does work, whose time counts as long as it waits for nothing. */
  spendOn<T>(work: () => T): T {
    const begun = performance.now()
    try {
      return work()
    } finally {
      this.#earnedAt = Math.max(this.#earnedAt, begun) + 10 * (performance.now() - begun)
    }
  }
}
