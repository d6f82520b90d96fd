import { Catalogue } from './catalogue/Catalogue'
import type { ProductStore } from './catalogue/ProductStore'
import type { Config } from './config/config'
import { type Content, Snapshots } from './content/Snapshots'
import { shopFileName } from './content/shopFiles'
import { endedWithin } from './core/Deadline'
import { events, type Logger } from './core/log'
import { Rounds } from './core/Rounds'
import { OwnPictures } from './pictures/OwnPictures'
import { ShopSource } from './shop/ShopSource'
import { shopReading } from './shop/shopReading'

/** Milliseconds, from the first visitor on, for which visitors wait for the first reading of products. */
const patienceMs = 2000

/** Reads the shop's file, its own pictures and the products again and again. Shows what is new. */
export class ContentWatch {
  readonly snapshots = new Snapshots(shopReading({}, ''))
  readonly ownPictures: OwnPictures
  readonly catalogue: Catalogue
  /** Resolves when the products have been read for the first time, or could not be. */
  readonly firstReading: Promise<void>
  readonly #shop: ShopSource
  readonly #rounds = new Rounds(() => this.#read(true))
  #problems: readonly string[] = []
  #timer: NodeJS.Timeout | undefined
  #showing: Promise<void> | undefined
  #patience: Promise<void> | undefined

  /**
   * @param builtPictures names of the pictures that the build has made
   * @param firstAttempt resolves when the first attempt to reach the database has ended
   */
  constructor(
    readonly config: Config,
    readonly builtPictures: readonly string[],
    products: ProductStore,
    readonly log: Logger,
    firstAttempt: Promise<void>,
  ) {
    const { dataDir } = config
    this.#shop = new ShopSource(dataDir, log)
    this.ownPictures = new OwnPictures({ dataDir, onEncoded: () => this.#refreshSometime() })
    this.catalogue = new Catalogue(products, log)
    this.firstReading = firstAttempt.then(() => this.refresh())
  }

  /** What visitors are shown. */
  get shown(): Content {
    return this.snapshots.current.content
  }

  /** What is wrong with the shop's file and the pictures. */
  get problems(): 'ok' | readonly string[] {
    return this.#problems.length === 0 ? 'ok' : this.#problems
  }

  /** Reads all but the products, whose database may not be ready yet. All later rounds read all. */
  async start(): Promise<void> {
    await this.#read(false)
    // Caches have the other half of the time that the catalogue may be old (`cacheLifetime.ts`).
    const refresh = () => this.#refreshSometime()
    this.#timer = setInterval(refresh, this.config.catalogueRefreshMs / 2).unref()
  }

  /** Reads all of it now; resolves when visitors are answered from it. */
  async refresh(): Promise<void> {
    await this.#rounds.since(performance.now())
    await this.#showing
  }

  /** A fault of ours changes nothing that visitors see; the next round comes. */
  #refreshSometime(): void {
    this.refresh().catch(() => undefined)
  }

  /** Waits for the first reading of the products, but no longer than visitors do. */
  readonly whenProductsRead = (): Promise<void> => {
    this.#patience ??= endedWithin(patienceMs, this.firstReading)
    return this.#patience
  }

  /** The names of all products, in both languages. */
  readonly productNames = async (): Promise<ReadonlySet<string>> => {
    await this.whenProductsRead()
    const { products = [] } = this.snapshots.newest
    return new Set(products.flatMap(({ name, nameEn }) => [name, nameEn]))
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.snapshots.stop()
    await this.ownPictures.stop()
  }

  /** Logs what is wrong, once. */
  #report(problems: readonly string[]): void {
    if (problems.join('\n') === this.#problems.join('\n')) return
    this.#problems = problems
    if (problems.length > 0) this.log.error({ problems }, events.shopBroken)
    else this.log.info(events.shopGood)
  }

  async #read(withProducts: boolean): Promise<void> {
    const { ownPictures } = this
    const reading = await this.#shop.read()
    const { pictureWords } = reading
    await ownPictures.scan((name) => pictureWords[name]?.focus)
    const ofFile = this.#shop.problems.map((problem) => `${shopFileName}: ${problem}`)
    this.#report([...ofFile, ...ownPictures.problems])
    const { hashes } = ownPictures
    const takenByCamera = Object.keys(hashes).filter((name) => pictureWords[name]?.photograph)
    const known = new Set([...this.builtPictures, ...Object.keys(hashes)])
    this.#showing = this.snapshots.show({
      shop: { ...reading, details: { ...reading.details, takenByCamera } },
      ownPictures: hashes,
      ...(withProducts && (await this.catalogue.read(known))),
    })
  }
}
