import { Rounds } from '../core/Rounds'
import type { Snapshots } from '../core/Snapshots'
import type { Photographs } from '../photographs/Photographs'
import type { ShopSource } from './ShopSource'

/** Reads the shop's file and photographs again and again, and shows what is new. */
export class ShopWatch {
  #timer: NodeJS.Timeout | undefined
  readonly #rounds = new Rounds(() => this.#refresh())
  #isStopped = false

  /** @param refreshMs how old what visitors see may grow */
  constructor(
    readonly source: ShopSource,
    readonly photographs: Photographs,
    readonly snapshots: Snapshots,
    readonly refreshMs: number,
  ) {}

  /** What is wrong with the file and the photographs. */
  get problems(): 'ok' | readonly string[] {
    const problems = [...this.source.problems, ...this.photographs.problems]
    return problems.length === 0 ? 'ok' : problems
  }

  /** Reads both for the first time, and from now on twice in the time that they may be old. */
  async start(): Promise<void> {
    await this.refresh()
    if (this.#isStopped) return
    // A fault of ours changes nothing that visitors see; the next round comes.
    this.#timer = setInterval(() => this.refresh().catch(() => undefined), this.refreshMs / 2)
    this.#timer.unref()
  }

  async refresh(): Promise<void> {
    await this.#rounds.since(performance.now())
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    await this.photographs.stop()
  }

  async #refresh(): Promise<void> {
    const reading = await this.source.read()
    await this.photographs.scan((name) => reading.photographs[name]?.focus)
    const { pictures, shares } = this.photographs
    const taken = Object.keys(pictures).filter((name) => reading.photographs[name]?.photograph)
    const shop = { ...reading.shop, photographs: taken }
    await this.snapshots.show({
      shop: { ...reading, shop },
      photographs: { pictures, shares },
    })
  }
}
