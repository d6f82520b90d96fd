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
  answers: Partial<ReadAnswers>
  shop: ShopReading
  /**
   * Parts of the addresses of the shop's own photographs, which replace the pictures of the same name, and
   * of those beside shared links.
   */
  photographs: { pictures: PictureHashes; shares: PictureHashes }
}

/** The most answers kept that were made on demand: of forms for a product and narrowed catalogues there are thousands. */
const mostOnDemand = 150

/** How an answer is made. */
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
