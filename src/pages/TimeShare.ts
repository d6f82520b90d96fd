/** The part of the time that visitors' work may take. */
const share = 1 / 10

/** How long work may take in a row. */
const inARowMs = 1000

/** A part of the time for work that visitors cause at will. After a second in a row none begins. */
export class TimeShare {
  /** The moment from which the work so far is no more than its share of the time. */
  #earnedAt = 0

  get isLeft(): boolean {
    return this.#earnedAt - performance.now() < inARowMs / share
  }

  /** Does work and counts its time until it returns; what its promise takes later is free. */
  spendOn<T>(work: () => T): T {
    const begun = performance.now()
    try {
      return work()
    } finally {
      this.#earnedAt = Math.max(this.#earnedAt, begun) + (performance.now() - begun) / share
    }
  }
}
