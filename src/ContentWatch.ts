import { Rounds } from '../core/Rounds'
import type { Snapshots } from '../core/Snapshots'
import type { OwnPictures } from '../ownPictures/OwnPictures'
import type { ShopSource } from './ShopSource'

/** Reads the shop's file and own pictures again and again, and shows what is new. */
export class ShopWatch {
  #timer: NodeJS.Timeout | undefined
  readonly #rounds = new Rounds(() => this.#refresh())

  /** @param refreshMs how old what visitors see may grow */
  constructor(
    readonly source: ShopSource,
    readonly ownPictures: OwnPictures,
    readonly snapshots: Snapshots,
    readonly refreshMs: number,
  ) {}

  /** What is wrong with the file and the pictures. */
  get problems(): 'ok' | readonly string[] {
    const problems = [...this.source.problems, ...this.ownPictures.problems]
    return problems.length === 0 ? 'ok' : problems
  }

  /** Reads both for the first time, and from now on twice in the time that they may be old. */
  async start(): Promise<void> {
    // A fault of ours changes nothing that visitors see; the next round comes.
    this.#timer = setInterval(() => this.refresh().catch(() => undefined), this.refreshMs / 2)
    this.#timer.unref()
    await this.refresh()
  }

  async refresh(): Promise<void> {
    await this.#rounds.since(performance.now())
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.ownPictures.stop()
  }

  async #refresh(): Promise<void> {
    const reading = await this.source.read()
    await this.ownPictures.scan((name) => reading.pictureWords[name]?.focus)
    const { pictures, shares } = this.ownPictures
    const takenByCamera = Object.keys(pictures).filter(
      (name) => reading.pictureWords[name]?.photograph,
    )
    const shop = { ...reading.shop, takenByCamera }
    await this.snapshots.show({
      shop: { ...reading, shop },
      ownPictures: { pictures, shares },
    })
  }
}
