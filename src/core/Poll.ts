import { endedWithin } from './Deadline'

/** All in milliseconds. */
export interface PollOptions {
  /** Between two checks while nobody asks. */
  every: number
  /** How old an outcome a caller may get; at most one check starts in this time. */
  fresh: number
  /** How long a caller waits for a newer outcome before getting the last one. */
  patience: number
}

export const pollOptions: PollOptions = { every: 5000, fresh: 2000, patience: 100 }

/**
 * Caches the outcome of a check that may be slow. However many callers ask, one check runs at a time.
 */
export class Poll<T> {
  #outcome: T
  /** When the check began that gave the outcome. */
  #asOf = Number.NEGATIVE_INFINITY
  #looking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  /** @param look must not fail */
  constructor(
    readonly look: () => Promise<T>,
    initial: T,
    readonly options: PollOptions = pollOptions,
  ) {
    this.#outcome = initial
  }

  start(): void {
    const { every } = this.options
    this.#timer = setInterval(() => this.#since(performance.now() - every / 2), every)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async latest(): Promise<T> {
    const { fresh, patience } = this.options
    await endedWithin(patience, this.#since(performance.now() - fresh))
    return this.#outcome
  }

  /** Resolves once a check has ended that began at that time or later. */
  async #since(moment: number): Promise<void> {
    while (this.#asOf < moment) {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = undefined
      })
      await this.#looking
    }
  }

  async #look(): Promise<void> {
    const begun = performance.now()
    this.#outcome = await this.look()
    this.#asOf = begun
  }
}
