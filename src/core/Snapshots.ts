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
  #turn: Promise<unknown> = Promise.resolve()
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
    await this.#inTurn(() => this.#fill(this.#current))
  }

  /**
   * Answers from this content as soon as its snapshot is made, and until then from the one before.
   * @param change the part of the content that is new
   */
  async show(change: Partial<Content>): Promise<void> {
    const content = { ...this.#content, ...change }
    // What shows the same does not interrupt what is being made.
    if (!isSame(content, this.#content)) this.#content = content
    await this.#inTurn(async () => {
      if (isSame(this.#content, this.#current.content)) return
      const next = new Snapshot(this.#content)
      if (await this.#fill(next)) this.#current = next
    })
  }

  /** Does work that takes a while after what was begun before it. */
  #inTurn(work: () => Promise<unknown>): Promise<unknown> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => undefined)
    return done
  }

  /** @returns whether it is whole; it is not where there is something newer to show */
  async #fill(snapshot: Snapshot): Promise<boolean> {
    const content = this.#content
    for (const [key, make] of this.#everything(snapshot)) {
      if (this.#content !== content) return false
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
