import { setImmediate as otherWork } from 'node:timers/promises'
import { type Content, type Make, Snapshot } from './Snapshot'

/** Lists the key of each answer of a whole snapshot, and how it is made; those before it are there by then. */
type Everything = (snapshot: Snapshot) => Iterable<readonly [key: string, make: Make]>

/** The snapshot that visitors are answered from; a new content brings another. */
export class Snapshots {
  #current = new Snapshot()
  #everything: Everything = () => []

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

  /** Answers from this content as soon as its snapshot is made, and until then from the one before. */
  async show(content: Content): Promise<void> {
    if (content.revision === this.#current.content.revision) return
    const next = new Snapshot(content)
    await this.#fill(next)
    this.#current = next
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
