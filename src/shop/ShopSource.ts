import { isUtf8 } from 'node:buffer'
import fs from 'node:fs/promises'
import path from 'node:path'
import { codeOf, errorCode } from '../core/errors'
import { events, type Logger } from '../core/log'
import { romanTime } from '../shared/romanTime'
import type { ShopReading } from '../shared/shop'
import { largestFile, readShopFile } from './readShopFile'
import { shopReading } from './shopReading'
import type { ShopFile } from './shopSchema'

/** The shop's file in `DATA_DIR`. */
export const shopFileName = 'shop.yaml'

/** A copy of the last file without a mistake. It outlives a restart. */
const lastGoodName = '.shop.last-good.yaml'

/** Milliseconds that a file must have been left alone: it may be half written. */
const settledMs = 1000

/** What reading the file came to: its text, nothing where there is no file, or why it cannot be read. */
type FileText = { text: string } | 'none' | 'unsettled' | { problem: string }

/** @param nowMs the time, by which the file must be old enough to be whole */
async function textOf(file: string, nowMs = Number.POSITIVE_INFINITY): Promise<FileText> {
  try {
    const found = await fs.stat(file)
    const { size, mtimeMs } = found
    if (!found.isFile()) return { problem: 'it is no file' }
    if (size > largestFile) {
      return { problem: `the file has ${size} bytes, and at most ${largestFile} are read` }
    }
    if (Math.abs(nowMs - mtimeMs) < settledMs) return 'unsettled'
    const bytes = await fs.readFile(file)
    if (!isUtf8(bytes)) return { problem: 'the file is not UTF-8: save it as UTF-8 text' }
    return { text: bytes.toString('utf8') }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'none'
    return { problem: `the file cannot be read: ${errorCode(error)}` }
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
    const file = path.join(this.dataDir, shopFileName)
    // At the start nothing else is known: a file that may be half written is read all the same.
    await this.#take(await textOf(file, this.#isOpen ? this.now().getTime() : undefined))
    if (!this.#isOpen && this.#problems.length > 0) await this.#takeLastGood()
    this.#isOpen = true
    return this.#readingOf(this.#file)
  }

  async #takeLastGood(): Promise<void> {
    const found = await textOf(path.join(this.dataDir, lastGoodName))
    if (typeof found === 'string' || 'problem' in found) return
    const read = readShopFile(found.text)
    if ('file' in read) this.#file = read.file
  }

  #readingOf(file: ShopFile): ShopReading {
    const [today = ''] = romanTime(this.now()).split(' ')
    return shopReading(file, today)
  }

  async #take(found: FileText): Promise<void> {
    // An editor may take the file away for the moment in which it writes a new one.
    const wasMissing = this.#isMissing
    this.#isMissing = found === 'none'
    if (found === 'unsettled' || (found === 'none' && this.#text !== undefined && !wasMissing))
      return
    if (found === 'none') {
      this.#text = undefined
      this.#file = {}
      this.#tell([])
      // Where it cannot be deleted, a restart with a broken file shows it again.
      await fs.rm(path.join(this.dataDir, lastGoodName)).catch(() => undefined)
      return
    }
    if ('problem' in found) {
      this.#text = undefined
      this.#tell([found.problem])
      return
    }
    if (found.text === this.#text) return
    this.#text = found.text
    const read = readShopFile(found.text)
    if ('problems' in read) {
      this.#tell(read.problems)
      return
    }
    this.#file = read.file
    this.#tell([])
    await this.#keep(found.text)
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
