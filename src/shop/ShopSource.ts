import fs from 'node:fs/promises'
import path from 'node:path'
import { codeOf, errorCode } from '../core/errors'
import { events, type Logger } from '../core/log'
import { romanTime } from '../shared/romanTime'
import { largestFile, readShopFile } from './readShopFile'
import { type ShopReading, shopReading } from './shopReading'
import type { ShopFile } from './shopSchema'

/** The shop's file in `DATA_DIR`. */
export const shopFileName = 'shop.yaml'

/** A copy of the last file without a mistake. It outlives a restart. */
const lastGoodName = '.shop.last-good.yaml'

/** Milliseconds that a file must have been left alone: it may be half written. */
const settledMs = 1000

/** What reading the file came to: its text, nothing where there is no file, or why it cannot be read. */
type FileText = { text: string } | 'none' | 'unsettled' | { problem: string }

/** @param nowMs the time, by which the file is old enough to be whole */
async function textOf(file: string, nowMs: number): Promise<FileText> {
  try {
    const found = await fs.stat(file)
    const { size, mtimeMs } = found
    if (!found.isFile()) return { problem: 'it is no file' }
    if (size > largestFile) {
      return { problem: `the file has ${size} bytes, and at most ${largestFile} are read` }
    }
    if (Math.abs(nowMs - mtimeMs) < settledMs) return 'unsettled'
    return { text: await fs.readFile(file, 'utf8') }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'none'
    return { problem: `the file cannot be read: ${errorCode(error)}` }
  }
}

/** The shop's details as its file gives them, read again while the site runs. */
export class ShopSource {
  #file: ShopFile = {}
  #reading: ShopReading
  #problems: readonly string[] = []
  /** The text that was last read; undefined before the first. */
  #text: string | undefined
  #isMissing = false

  constructor(
    readonly dataDir: string,
    readonly log: Logger,
    readonly now: () => Date = () => new Date(),
  ) {
    this.#reading = this.#readingOf({})
  }

  /** The shop as it was last read. */
  get reading(): ShopReading {
    return this.#reading
  }

  /** What is wrong with the file as it stands; empty while nothing is. */
  get problems(): readonly string[] {
    return this.#problems
  }

  /** Reads the file for the first time. A broken one gives way to the last that was good. */
  async open(): Promise<void> {
    await this.#take(await textOf(path.join(this.dataDir, shopFileName), Number.POSITIVE_INFINITY))
    if (this.#problems.length > 0) {
      const lastGood = await textOf(path.join(this.dataDir, lastGoodName), Number.POSITIVE_INFINITY)
      const read = typeof lastGood === 'object' && 'text' in lastGood && readShopFile(lastGood.text)
      if (read && 'file' in read) this.#file = read.file
    }
    this.#reading = this.#readingOf(this.#file)
  }

  /**
   * Reads the file again.
   * @returns the new reading where it differs from the last
   */
  async read(): Promise<ShopReading | undefined> {
    await this.#take(await textOf(path.join(this.dataDir, shopFileName), this.now().getTime()))
    const next = this.#readingOf(this.#file)
    return next.revision === this.#reading.revision ? undefined : next
  }

  /** From now on this reading is what the site shows. */
  show(reading: ShopReading): void {
    this.#reading = reading
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
      await fs.rm(path.join(this.dataDir, lastGoodName), { force: true })
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
      await fs.writeFile(`${place}.part`, text)
      await fs.rename(`${place}.part`, place)
    } catch (error) {
      this.log.warn({ error: errorCode(error) }, events.shopFileNotKept)
    }
  }
}
