import type { Catalogue } from './catalogue/Catalogue'
import { Rounds } from './core/Rounds'
import type { Snapshots } from './core/Snapshots'
import type { OwnPictures } from './ownPictures/OwnPictures'
import type { ShopSource } from './shop/ShopSource'

interface ContentSources {
  shop: ShopSource
  ownPictures: OwnPictures
  catalogue: Catalogue
  /** Names of the pictures that the build has made. */
  builtPictures: readonly string[]
}

/** Reads the shop's file, its own pictures and the products again and again, and shows what is new. */
export class ContentWatch {
  #timer: NodeJS.Timeout | undefined
  readonly #rounds = new Rounds(() => this.#read(true))
  #shown: Promise<void> | undefined

  /** @param refreshMs how old what visitors see may grow; caches have half of it (`cacheLifetime.ts`) */
  constructor(
    readonly sources: ContentSources,
    readonly snapshots: Snapshots,
    readonly refreshMs: number,
  ) {}

  /** What is wrong with the shop's file and the pictures. */
  get problems(): 'ok' | readonly string[] {
    const { shop, ownPictures } = this.sources
    const problems = [...shop.problems, ...ownPictures.problems]
    return problems.length === 0 ? 'ok' : problems
  }

  /** Reads all but the products, whose database may not be ready yet. From now on all of it is read in time. */
  async start(): Promise<void> {
    await this.#read(false)
    // A fault of ours changes nothing that visitors see; the next round comes.
    this.#timer = setInterval(() => this.refresh().catch(() => undefined), this.refreshMs / 2)
    this.#timer.unref()
  }

  /** Reads all of it now; resolves when visitors are answered from it. */
  async refresh(): Promise<void> {
    await this.#rounds.since(performance.now())
    await this.#shown
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.sources.ownPictures.stop()
  }

  async #read(withProducts: boolean): Promise<void> {
    const { shop: source, ownPictures, catalogue, builtPictures } = this.sources
    const reading = await source.read()
    const { pictureWords } = reading
    await ownPictures.scan((name) => pictureWords[name]?.focus)
    const { hashes } = ownPictures
    const takenByCamera = Object.keys(hashes).filter((name) => pictureWords[name]?.photograph)
    const known = new Set([...builtPictures, ...Object.keys(hashes)])
    this.#shown = this.snapshots.show({
      shop: { ...reading, shop: { ...reading.shop, takenByCamera } },
      ownPictures: hashes,
      ...(withProducts && (await catalogue.read(known))),
    })
  }
}
