/** A part of the time for work that visitors can cause at will. Unused time is saved up to a bound. */
export class TimeShare {
  #leftMs: number
  #countedAt = performance.now()

  constructor(
    readonly part: number,
    readonly mostMs: number,
  ) {
    this.#leftMs = mostMs
  }

  get isLeft(): boolean {
    const now = performance.now()
    const earned = (now - this.#countedAt) * this.part
    this.#leftMs = Math.min(this.mostMs, this.#leftMs + earned)
    this.#countedAt = now
    return this.#leftMs > 0
  }

  spend(ms: number): void {
    this.#leftMs -= ms
  }
}
