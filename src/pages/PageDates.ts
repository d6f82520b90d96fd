import fs from 'node:fs/promises'
import path from 'node:path'

/** Since which day a page is what it is. */
interface DatedPage {
  fingerprint: string
  since: string
}

function isDatedPage(value: unknown): value is DatedPage {
  const { fingerprint, since } = (value ?? {}) as Partial<DatedPage>
  return typeof fingerprint === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(String(since))
}

/**
 * The days on which pages changed, beside the site's other data: neither a file's date nor a
 * release's tells when a page was last another one, since its products change without either.
 */
export class PageDates {
  readonly #file: string

  constructor(dataDir: string) {
    this.#file = path.join(dataDir, 'page-dates.json')
  }

  /** What was noted; nothing where there is no such file yet, or none that can be read. */
  async #read(): Promise<Map<string, DatedPage>> {
    try {
      const noted: unknown = JSON.parse(await fs.readFile(this.#file, 'utf8'))
      const pages = Object.entries((noted ?? {}) as object)
      return new Map(pages.filter((page): page is [string, DatedPage] => isDatedPage(page[1])))
    } catch {
      return new Map()
    }
  }

  /**
   * Notes which pages have changed since the last time.
   * @param fingerprints of the pages, by their addresses
   * @returns the day of each page's last change, in UTC; nothing where it could not be remembered
   */
  async note(
    fingerprints: ReadonlyMap<string, string>,
    now = new Date(),
  ): Promise<ReadonlyMap<string, string>> {
    const noted = await this.#read()
    const today = now.toISOString().slice(0, 10)
    const dated = [...fingerprints].map(([page, fingerprint]): [string, DatedPage] => {
      const before = noted.get(page)
      return [page, before?.fingerprint === fingerprint ? before : { fingerprint, since: today }]
    })
    try {
      // Renamed when complete: a process that ends leaves no half of it.
      const unfinished = `${this.#file}.${process.pid}.part`
      await fs.mkdir(path.dirname(this.#file), { recursive: true, mode: 0o700 })
      await fs.writeFile(unfinished, JSON.stringify(Object.fromEntries(dated)), { mode: 0o600 })
      await fs.rename(unfinished, this.#file)
    } catch {
      return new Map()
    }
    return new Map(dated.map(([page, { since }]) => [page, since]))
  }
}
