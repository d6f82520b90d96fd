import { statfs } from 'node:fs/promises'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { Backlog, SiteState } from '../core/SiteState'

/** Where the gauges get their values. */
export interface StateSources {
  /** The state that `/readyz` answers. */
  checks: () => Promise<SiteState>
  isReady: () => boolean
  /** Undefined as long as no catalogue has been read. */
  catalogueAgeS: () => number | undefined
  dataDir: string
}

/** Of the requests whose mail has not gone out, each number with its name in `/readyz`. */
const ofMails = {
  unsent: ['chiomara_mails_unsent', 'Requests of which no mail has told yet.'],
  oldestAgeS: [
    'chiomara_mails_oldest_unsent_age_seconds',
    'Age of the oldest request of which no mail has told yet.',
  ],
  refused: [
    'chiomara_mails_refused',
    'Requests whose mail a server refused for good; tried every six hours.',
  ],
  held: ['chiomara_mails_held', 'Requests that wait because of the hourly cap.'],
} as const satisfies Partial<Record<keyof Backlog, readonly [string, string]>>

/** Gauges that are set at each scrape; a value that is not known then is left out. */
export class StateGauges {
  readonly #gauges = new Map<string, Gauge>()

  constructor(
    readonly sources: StateSources,
    readonly registry: Registry,
  ) {
    collectDefaultMetrics({ register: registry })
  }

  async read(): Promise<void> {
    const { checks, isReady, catalogueAgeS, dataDir } = this.sources
    const [state, disk] = await Promise.all([checks(), statfs(dataDir).catch(() => undefined)])
    this.#set('chiomara_ready', 'Whether /readyz says 200.', Number(isReady()))
    const isUp = Number(state.database === 'ok')
    this.#set('chiomara_database_up', 'Whether the database answers and takes writes.', isUp)
    const isShared = state.redis === undefined ? undefined : Number(state.redis === 'ok')
    this.#set('chiomara_redis_up', 'Whether Redis counts posts for all processes.', isShared)
    const problems = state.shop === 'ok' ? 0 : state.shop.length
    const problemsHelp = 'Mistakes in shop.yaml, and photographs that cannot be shown.'
    this.#set('chiomara_shop_problems', problemsHelp, problems)
    const backlog = typeof state.mails === 'string' ? undefined : state.mails
    for (const field of Object.keys(ofMails) as (keyof typeof ofMails)[]) {
      const [name, help] = ofMails[field]
      this.#set(name, help, backlog?.[field])
    }
    const ageHelp = 'Time since the catalogue was last read or found unchanged.'
    this.#set('chiomara_catalogue_age_seconds', ageHelp, catalogueAgeS())
    const free = disk && disk.bavail * disk.bsize
    this.#set('chiomara_disk_free_bytes', 'Room left where DATA_DIR is.', free)
    const size = disk && disk.blocks * disk.bsize
    this.#set('chiomara_disk_size_bytes', 'Size of the disk where DATA_DIR is.', size)
  }

  #set(name: string, help: string, value: number | undefined): void {
    let gauge = this.#gauges.get(name)
    if (!gauge) {
      gauge = new Gauge({ name, help, registers: [this.registry] })
      this.#gauges.set(name, gauge)
    }
    if (value === undefined) gauge.remove()
    else gauge.set(value)
  }
}
