import { setImmediate as otherWork } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Rounds } from '../core/Rounds'
import type { ReadyAnswer } from '../core/readyAnswer'
import type { ReadAnswers } from '../shared/apiPaths'
import type { PictureHashes } from '../shared/pictures'
import type { Product } from '../shared/products'
import type { ShopReading } from '../shared/shop'

/** What the kept answers show, and what changes while the site runs. */
export interface Content {
  /** Missing as long as none have been read. */
  products?: readonly Product[]
  /** The same products as pages show them: the same object until they change. */
  apiAnswers: Partial<ReadAnswers>
  shop: ShopReading
  /** Parts of the addresses of the shop's own pictures, which replace pictures of the same name. */
  ownPictures: PictureHashes
}

/** The most answers kept that visitors asked for: forms for a product, narrowed catalogues. */
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
 * Lists the key of each answer of a whole snapshot, and how it is made. When one is made, those
 * before it in the list are in the snapshot.
 */
type Everything = (snapshot: Snapshot) => Iterable<readonly [key: string, make: Make]>

function isSame(one: Content, other: Content): boolean {
  return (
    one.apiAnswers === other.apiAnswers &&
    isDeepStrictEqual([one.shop, one.ownPictures], [other.shop, other.ownPictures])
  )
}

/** The snapshot that visitors are answered from; a new content brings another. */
export class Snapshots {
  #current: Snapshot
  #newest: Content
  readonly #rounds = new Rounds(() => this.#catchUp())
  #everything: Everything = () => []
  #isStopped = false

  /** @param shop what the site says of the shop from the start; there are no products yet */
  constructor(shop: ShopReading) {
    this.#newest = { apiAnswers: {}, shop, ownPictures: {} }
    this.#current = new Snapshot(this.#newest)
  }

  get current(): Snapshot {
    return this.#current
  }

  /** The newest content: newer than the current snapshot's while the next snapshot is made. */
  get newest(): Content {
    return this.#newest
  }

  /**
   * Makes everything of the current snapshot, and from now on everything of each next one before
   * visitors see any of it. Until this is called, answers are made when somebody asks for them.
   */
  async keepWhole(everything: Everything): Promise<void> {
    this.#everything = everything
    await this.#rounds.since(performance.now())
  }

  /**
   * Answers from this content as soon as its snapshot is made, and until then from the one before.
   * @param change the part of the content that is new
   */
  async show(change: Partial<Content>): Promise<void> {
    this.#newest = { ...this.#newest, ...change }
    await this.#rounds.since(performance.now())
  }

  /** From now on an answer is only made when somebody asks for it. */
  stop(): void {
    this.#isStopped = true
  }

  /** Makes what the newest content's snapshot lacks, then shows it. Newer content ends it early. */
  async #catchUp(): Promise<void> {
    const { content } = this.#current
    const next = isSame(content, this.#newest) ? this.#current : new Snapshot(this.#newest)
    for (const [key, make] of this.#everything(next)) {
      if (next.answers.has(key)) continue
      if (this.#isStopped || !isSame(next.content, this.#newest)) return
      try {
        next.answers.set(key, await make())
      } catch {
        // The answer is made, and its failure logged, when somebody asks for it.
      }
      await otherWork()
    }
    this.#current = next
  }
}
