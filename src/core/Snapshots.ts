import { setImmediate as otherWork } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ReadAnswers } from '../shared/apiPaths'
import type { PictureHashes } from '../shared/pictures/Picture'
import type { Product } from '../shared/products'
import type { ShopReading } from '../shared/shop'
import type { ReadyAnswer } from './readyAnswer'

/** What the kept answers show, and what changes while the site runs. */
export interface Content {
  /** Of the products: changes with them, and is the same in every process. */
  revision: string
  /** Missing as long as none have been read. */
  products?: readonly Product[]
  /** The same products as pages show them. */
  apiAnswers: Partial<ReadAnswers>
  shop: ShopReading
  /**
   * Parts of the addresses of the shop's own pictures, which replace the pictures of the same name, and
   * of those beside shared links.
   */
  ownPictures: { pictures: PictureHashes; shares: PictureHashes }
}

/** The most answers kept that were made on demand: of forms for a product and narrowed catalogues there are thousands. */
const mostOnDemand = 150

export type Make = () => Promise<ReadyAnswer>

/** The answers that are the same for everybody, by key, all made from one content. */
export class Snapshot {
  /** Those that exist whatever visitors ask for. */
  readonly answers = new Map<string, ReadyAnswer>()
  readonly #onDemand = new Map<string, Promise<ReadyAnswer>>()

  constructor(readonly content: Content) {}

  /** Whether the answer is there, or on its way. */
  has(key: string): boolean {
    return this.answers.has(key) || this.#onDemand.has(key)
  }

  /** @param make not called while the answer is there or on its way; a failure is not kept */
  async get(key: string, make: Make): Promise<ReadyAnswer> {
    const kept = this.answers.get(key) ?? this.#onDemand.get(key)
    if (kept) return kept
    const made = make()
    this.#onDemand.set(key, made)
    made.catch(() => this.#onDemand.delete(key))
    const [oldest] = this.#onDemand.keys()
    if (this.#onDemand.size > mostOnDemand && oldest !== undefined) this.#onDemand.delete(oldest)
    return made
  }
}

/**
 * Lists the key of each answer of a whole snapshot, and how it is made. When one is made, those before it in
 * the list are in the snapshot.
 */
type Everything = (snapshot: Snapshot) => Iterable<readonly [key: string, make: Make]>

function isSame(one: Content, other: Content): boolean {
  return (
    one.revision === other.revision &&
    isDeepStrictEqual([one.shop, one.ownPictures], [other.shop, other.ownPictures])
  )
}

/** The snapshot that visitors are answered from; a new content brings another. */
export class Snapshots {
  #current: Snapshot
  /** The newest content: newer than the current snapshot's while the next snapshot is made. */
  #content: Content
  #turn: Promise<unknown> = Promise.resolve()
  #everything: Everything = () => []

  /** @param shop what the site says of the shop from the start; there are no products yet */
  constructor(shop: ShopReading) {
    this.#content = {
      revision: 'none',
      apiAnswers: {},
      shop,
      ownPictures: { pictures: {}, shares: {} },
    }
    this.#current = new Snapshot(this.#content)
  }

  get current(): Snapshot {
    return this.#current
  }

  /**
   * Makes everything of the current snapshot, and from now on everything of each next one before visitors
   * see any of it. Until this is called, answers are made when somebody asks for them.
   */
  async keepWhole(everything: Everything): Promise<void> {
    this.#everything = everything
    await this.#afterOthers(() => this.#fill(this.#current))
  }

  /**
   * Answers from this content as soon as its snapshot is made, and until then from the one before.
   * @param change the part of the content that is new
   */
  async show(change: Partial<Content>): Promise<void> {
    const content = { ...this.#content, ...change }
    // A new object would stop the making of what shows the same.
    if (!isSame(content, this.#content)) this.#content = content
    await this.#afterOthers(async () => {
      if (isSame(this.#content, this.#current.content)) return
      const next = new Snapshot(this.#content)
      if (await this.#fill(next)) this.#current = next
    })
  }

  /** Does this work once all that was begun before it has ended. */
  #afterOthers(work: () => Promise<unknown>): Promise<unknown> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => undefined)
    return done
  }

  /** @returns whether it is whole; it is not where there is something newer to show */
  async #fill(snapshot: Snapshot): Promise<boolean> {
    for (const [key, make] of this.#everything(snapshot)) {
      if (!isSame(this.#content, snapshot.content)) return false
      try {
        snapshot.answers.set(key, await make())
      } catch {
        // The answer is made, and its failure logged, when somebody asks for it.
      }
      await otherWork()
    }
    return true
  }
}
