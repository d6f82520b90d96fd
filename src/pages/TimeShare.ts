/** The part of the time that visitors' work may take. */
const share = 1 / 10

/** How long work may take in a row. */
const inARowMs = 1000

/** Part of the time for work that visitors can cause at will: after a second of it in a row, no more of it begins. */
export class TimeShare {
  /** Until this moment the work so far exceeds its share of the time. */
  #earnedAt = 0

  get isLeft(): boolean {
    return this.#earnedAt - performance.now() < inARowMs / share
  }

  /** Does work and counts its time until it returns; what a promise of it takes later does not count. */
  spendOn<T>(work: () => T): T {
    const begun = performance.now()
    try {
      return work()
    } finally {
      this.#earnedAt = Math.max(this.#earnedAt, begun) + (performance.now() - begun) / share
    }
  }
}
