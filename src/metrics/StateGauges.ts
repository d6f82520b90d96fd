import { statfs } from 'node:fs/promises'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { SiteState } from '../core/SiteState'

/** Where the gauges get their values. */
export interface StateSources {
  /** The state that `/readyz` answers. */
  checks: () => Promise<SiteState>
  isReady: () => boolean
  /** Undefined as long as no catalogue has been read. */
  catalogueAgeS: () => number | undefined
  dataDir: string
}

/** What each gauge says. */
const helps = {
  chiomara_ready: 'Whether /readyz says 200.',
  chiomara_database_up: 'Whether the database answers and takes writes.',
  chiomara_redis_up: 'Whether Redis counts posts for all processes.',
  chiomara_shop_problems: 'Mistakes in shop.yaml, and photographs that cannot be shown.',
  chiomara_mails_unsent: 'Requests of which no mail has told yet.',
  chiomara_mails_oldest_unsent_age_seconds:
    'Age of the oldest request of which no mail has told yet.',
  chiomara_mails_refused: 'Requests whose mail a server refused for good; tried every six hours.',
  chiomara_mails_held: 'Requests that wait because of the hourly cap.',
  chiomara_catalogue_age_seconds: 'Time since the catalogue was last read or found unchanged.',
  chiomara_disk_free_bytes: 'Room left where DATA_DIR is.',
  chiomara_disk_size_bytes: 'Size of the disk where DATA_DIR is.',
}

type Name = keyof typeof helps

/** Gauges that are set at each scrape; a value that is not known then is left out. */
export class StateGauges {
  readonly #gauges: readonly (readonly [Name, Gauge])[]

  constructor(
    readonly sources: StateSources,
    registry: Registry,
  ) {
    collectDefaultMetrics({ register: registry })
    this.#gauges = (Object.keys(helps) as Name[]).map((name) => [
      name,
      new Gauge({ name, help: helps[name], registers: [registry] }),
    ])
  }

  async read(): Promise<void> {
    const { checks, isReady, catalogueAgeS, dataDir } = this.sources
    const [state, disk] = await Promise.all([checks(), statfs(dataDir).catch(() => undefined)])
    const mails = typeof state.mails === 'string' ? undefined : state.mails
    const values: Record<Name, number | undefined> = {
      chiomara_ready: Number(isReady()),
      chiomara_database_up: Number(state.database === 'ok'),
      chiomara_redis_up: state.redis === undefined ? undefined : Number(state.redis === 'ok'),
      chiomara_shop_problems: state.shop === 'ok' ? 0 : state.shop.length,
      chiomara_mails_unsent: mails?.unsent,
      chiomara_mails_oldest_unsent_age_seconds: mails?.oldestAgeS,
      chiomara_mails_refused: mails?.refused,
      chiomara_mails_held: mails?.held,
      chiomara_catalogue_age_seconds: catalogueAgeS(),
      chiomara_disk_free_bytes: disk && disk.bavail * disk.bsize,
      chiomara_disk_size_bytes: disk && disk.blocks * disk.bsize,
    }
    for (const [name, gauge] of this.#gauges) {
      const value = values[name]
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    }
  }
}
