import { isUtf8 } from 'node:buffer'
import fs from 'node:fs/promises'
import path from 'node:path'
import { isUnsettled, shopFileName } from '../content/shopFiles'
import { codeOf, loggableError } from '../core/errors'
import { events, type Logger } from '../core/log'
import { writeWhole } from '../core/writeWhole'
import { romanTime } from '../shared/romanTime'
import type { ShopReading } from '../shared/shop'
import { largestFile, readShopFile, type ShopFileRead } from './readShopFile'
import { shopReading } from './shopReading'
import type { ShopFile } from './shopSchema'

/** A copy of the last file without a mistake. It outlives a restart. */
const lastGoodName = '.shop.last-good.yaml'

/** Reads a file as the site does; undefined where there is none. */
export async function readShopAt(place: string): Promise<ShopFileRead | undefined> {
  try {
    const found = await fs.stat(place)
    if (!found.isFile()) return { problems: ['it is no file'] }
    if (found.size > largestFile) {
      return { problems: [`the file has ${found.size} bytes, and at most ${largestFile} are read`] }
    }
    const bytes = await fs.readFile(place)
    if (!isUtf8(bytes)) return { problems: ['the file is not UTF-8: save it as UTF-8 text'] }
    return readShopFile(bytes.toString('utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    return { problems: [`the file cannot be read: ${loggableError(error)}`] }
  }
}

/** The shop's details as its file gives them, read again while the site runs. */
export class ShopSource {
  /** The last file without a mistake; undefined where there never was one. */
  #good: { text: string; file: ShopFile } | undefined
  /** What is wrong with the file as it stands; empty while nothing is. */
  problems: readonly string[] = []

  constructor(
    readonly dataDir: string,
    readonly log: Logger,
    readonly now: () => Date = () => new Date(),
  ) {}

  /** Reads the file again, which resolves to the shop as the last good one says it. */
  async read(): Promise<ShopReading> {
    const place = path.join(this.dataDir, shopFileName)
    const stat = await fs.stat(place).catch(() => undefined)
    // At the start nothing else is known: a file that may be half written is read all the same.
    if (!this.#good || !stat || !isUnsettled(stat, this.now().getTime())) {
      const lastGood = this.#good ?? (await readShopAt(path.join(this.dataDir, lastGoodName)))
      if (lastGood && 'file' in lastGood) this.#good = lastGood
      await this.#take(await readShopAt(place))
    }
    const [today = ''] = romanTime(this.now()).split(' ')
    return shopReading(this.#good?.file ?? {}, today)
  }

  async #take(found: ShopFileRead | undefined): Promise<void> {
    if (!found) this.problems = this.#good ? ['it is gone, and what it said last still shows'] : []
    else if ('problems' in found) this.problems = found.problems
    else {
      this.problems = []
      if (found.text !== this.#good?.text) await this.#keep(found.text)
      this.#good = found
    }
  }

  async #keep(text: string): Promise<void> {
    const place = path.join(this.dataDir, lastGoodName)
    try {
      await writeWhole(place, { mayReplace: true }, (part) => fs.writeFile(part, text))
    } catch (error) {
      this.log.warn({ error: loggableError(error) }, events.shopFileNotKept)
    }
  }
}
