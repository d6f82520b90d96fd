import { isUtf8 } from 'node:buffer'
import fs from 'node:fs/promises'
import path from 'node:path'
import { codeOf, errorCode } from '../core/errors'
import { events, type Logger } from '../core/log'
import { isUnsettled, shopFileName } from '../core/shopFiles'
import { romanTime } from '../shared/romanTime'
import type { ShopReading } from '../shared/shop'
import { doubtsIn, largestFile, readShopFile } from './readShopFile'
import { shopReading } from './shopReading'
import type { ShopFile } from './shopSchema'

/** A copy of the last file without a mistake. It outlives a restart. */
const lastGoodName = '.shop.last-good.yaml'

/** What a file says, or what is wrong with it. */
export interface FoundFile {
  text?: string
  file?: ShopFile
  problems: readonly string[]
  /** What it may not have meant to say. */
  doubts: readonly string[]
}

const unread = (problem: string): FoundFile => ({ problems: [problem], doubts: [] })

/** Reads a file as the site does; undefined where there is none. */
export async function readShopAt(place: string): Promise<FoundFile | undefined> {
  try {
    const found = await fs.stat(place)
    if (!found.isFile()) return unread('it is no file')
    if (found.size > largestFile) {
      return unread(`the file has ${found.size} bytes, and at most ${largestFile} are read`)
    }
    const bytes = await fs.readFile(place)
    if (!isUtf8(bytes)) return unread('the file is not UTF-8: save it as UTF-8 text')
    const text = bytes.toString('utf8')
    return { text, problems: [], doubts: doubtsIn(text), ...readShopFile(text) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    return unread(`the file cannot be read: ${errorCode(error)}`)
  }
}

/** The shop's details as its file gives them, read again while the site runs. */
export class ShopSource {
  #file: ShopFile = {}
  #problems: readonly string[] = []
  /** The text that was last read; undefined before the first, and where there is none. */
  #text: string | undefined
  #isMissing = false
  #isOpen = false

  constructor(
    readonly dataDir: string,
    readonly log: Logger,
    readonly now: () => Date = () => new Date(),
  ) {}

  /** What is wrong with the file as it stands; empty while nothing is. */
  get problems(): readonly string[] {
    return this.#problems
  }

  /** Reads the file again, which resolves to the shop as the last good one says it. */
  async read(): Promise<ShopReading> {
    const place = path.join(this.dataDir, shopFileName)
    const stat = await fs.stat(place).catch(() => undefined)
    // At the start nothing else is known: a file that may be half written is read all the same.
    if (!this.#isOpen || !stat || !isUnsettled(stat, this.now().getTime())) {
      await this.#take(await readShopAt(place))
    }
    if (!this.#isOpen && this.#problems.length > 0) {
      const lastGood = await readShopAt(path.join(this.dataDir, lastGoodName))
      if (lastGood?.file) this.#file = lastGood.file
    }
    this.#isOpen = true
    const [today = ''] = romanTime(this.now()).split(' ')
    return shopReading(this.#file, today)
  }

  async #take(found: FoundFile | undefined): Promise<void> {
    const wasMissing = this.#isMissing
    this.#isMissing = found === undefined
    if (!found) {
      // An editor may take the file away for the moment in which it writes a new one.
      if (this.#text !== undefined && !wasMissing) return
      this.#text = undefined
      this.#file = {}
      this.#tell([])
      // Where it cannot be deleted, a restart with a broken file shows it again.
      await fs.rm(path.join(this.dataDir, lastGoodName)).catch(() => undefined)
      return
    }
    const { text, file, problems, doubts } = found
    const isNew = text !== this.#text
    this.#text = text
    this.#tell(problems)
    if (!isNew || text === undefined || !file) return
    this.#file = file
    if (doubts.length > 0) this.log.warn({ doubts }, events.shopFileDoubtful)
    await this.#keep(text)
  }

  /** Logs what is wrong, once. */
  #tell(problems: readonly string[]): void {
    if (problems.join('\n') === this.#problems.join('\n')) return
    this.#problems = problems
    if (problems.length > 0) this.log.error({ problems }, events.shopFileBroken)
    else this.log.info(events.shopFileGood)
  }

  async #keep(text: string): Promise<void> {
    const place = path.join(this.dataDir, lastGoodName)
    try {
      await fs.writeFile(`${place}.part`, text, { mode: 0o600 })
      await fs.rename(`${place}.part`, place)
    } catch (error) {
      this.log.warn({ error: errorCode(error) }, events.shopFileNotKept)
    }
  }
}
