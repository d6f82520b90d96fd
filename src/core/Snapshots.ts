import { setImmediate as otherWork } from 'node:timers/promises'
import type { ShopReading } from '../shared/shop'
import { type Content, type Make, Snapshot } from './Snapshot'

/** Lists the key of each answer of a whole snapshot, and how it is made; those before it are there by then. */
type Everything = (snapshot: Snapshot) => Iterable<readonly [key: string, make: Make]>

/** Whether two contents show the same. */
function isSame(one: Content, other: Content): boolean {
  return (
    one.revision === other.revision &&
    one.shop.revision === other.shop.revision &&
    JSON.stringify(one.photographs) === JSON.stringify(other.photographs)
  )
}

/** The snapshot that visitors are answered from; a new content brings another. */
export class Snapshots {
  #current: Snapshot
  /** What is to be shown: ahead of the current snapshot while the next is made. */
  #content: Content
  #showing = Promise.resolve()
  #everything: Everything = () => []

  /** @param shop what the site says of the shop from the start; there are no products yet */
  constructor(shop: ShopReading) {
    this.#content = {
      revision: 'none',
      answers: {},
      shop,
      photographs: { pictures: {}, shares: {} },
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
    await this.#fill(this.#current)
  }

  /**
   * Answers from this content as soon as its snapshot is made, and until then from the one before.
   * @param change the part of the content that is new
   */
  async show(change: Partial<Content>): Promise<void> {
    this.#content = { ...this.#content, ...change }
    this.#showing = this.#showing.then(async () => {
      if (isSame(this.#content, this.#current.content)) return
      const next = new Snapshot(this.#content)
      await this.#fill(next)
      this.#current = next
    })
    await this.#showing
  }

  async #fill(snapshot: Snapshot): Promise<void> {
    for (const [key, make] of this.#everything(snapshot)) {
      // An answer that cannot be made is made, and its failure logged, when somebody asks for it.
      const answer = await make().catch(() => undefined)
      if (answer) snapshot.answers.set(key, answer)
      await otherWork()
    }
  }
}
