import type { Logger } from './log'

/** Logs an outage when it begins, for each new reason, and when it is over. */
export class Outage {
  #since = 0
  #failures = 0
  readonly #reasons = new Set<string>()

  constructor(
    readonly log: Logger,
    readonly events: { begun: string; over: string },
    readonly adviceOn: (reason: string) => string | undefined = () => undefined,
  ) {}

  /** Whether an outage has been logged that is not over yet. */
  get isUnderWay(): boolean {
    return this.#failures > 0
  }

  failed(reason: string): void {
    if (this.#failures === 0) this.#since = performance.now()
    this.#failures += 1
    if (this.#reasons.has(reason)) return
    this.#reasons.add(reason)
    this.log.warn({ reason, advice: this.adviceOn(reason) }, this.events.begun)
  }

  succeeded(): void {
    if (this.#failures === 0) return
    const seconds = Math.round((performance.now() - this.#since) / 1000)
    this.log.info({ failures: this.#failures, seconds }, this.events.over)
    this.#failures = 0
    this.#reasons.clear()
  }
}
