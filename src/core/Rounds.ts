/** Work that is done again and again, one round at a time, however many ask for it. */
export class Rounds {
  /** The moment at which the round that ended last had begun. */
  #asOf = Number.NEGATIVE_INFINITY
  #underWay: Promise<void> | undefined

  constructor(readonly work: () => Promise<void>) {}

  /** Resolves once a round has ended that began at that moment or later. */
  async since(moment: number): Promise<void> {
    while (this.#asOf < moment) {
      this.#underWay ??= this.#round()
      await this.#underWay
    }
  }

  async #round(): Promise<void> {
    const begun = performance.now()
    try {
      await this.work()
    } finally {
      this.#asOf = begun
      this.#underWay = undefined
    }
  }
}
