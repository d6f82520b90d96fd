import { statfs } from 'node:fs/promises'
import type { RequestListener, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Gauge } from 'prom-client'
import type { SiteState } from '../core/SiteState'
import { pathOf } from '../http/pathOf'
import type { Metrics } from './Metrics'

interface GaugeSources {
  checks: () => Promise<SiteState>
  isReady: () => boolean
  /** Undefined as long as no catalogue has been read. */
  catalogueAgeS: () => number | undefined
  dataDir: string
}

/** What each gauge says. Its value is set at each scrape, and left out where it is not known. */
const gauges = {
  chiomara_ready: 'Whether /readyz says 200.',
  chiomara_database_up: 'Whether the database answers and takes writes.',
  chiomara_redis_up: 'Whether Redis counts posts for all processes.',
  chiomara_shop_problems: 'Mistakes in shop.yaml, and photographs that cannot be shown.',
  chiomara_mails_unsent: 'Requests whose mail to the shop has not gone out.',
  chiomara_mails_oldest_unsent_age_seconds: 'Age of the oldest of these requests.',
  chiomara_mails_refused: 'Requests whose mail a server refused for good; tried every six hours.',
  chiomara_mails_held: 'Requests whose mail waits to be started: just saved, or above the cap.',
  chiomara_catalogue_age_seconds: 'Time since the catalogue was last read or found unchanged.',
  chiomara_disk_free_bytes: 'Room left where DATA_DIR is.',
  chiomara_disk_size_bytes: 'Size of the disk where DATA_DIR is.',
}

type Values = Record<keyof typeof gauges, number | undefined>

async function valuesOf(sources: GaugeSources): Promise<Values> {
  const { checks, isReady, catalogueAgeS, dataDir } = sources
  const [state, disk] = await Promise.all([checks(), statfs(dataDir).catch(() => undefined)])
  const mails = typeof state.mails === 'string' ? undefined : state.mails
  return {
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
}

/** `GET /metrics` in Prometheus' text format, and nothing else. */
export function metricsListener({ registry }: Metrics, sources: GaugeSources): RequestListener {
  collectDefaultMetrics({ register: registry })
  for (const [name, help] of Object.entries(gauges)) {
    new Gauge({ name, help, registers: [registry] })
  }

  async function answer(response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(await valuesOf(sources))) {
      const gauge = registry.getSingleMetric(name) as Gauge
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    }
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }
    response.writeHead(200, headers).end(await registry.metrics())
  }

  return (request, response) => {
    if (pathOf(request) !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    // Prometheus counts a broken answer as a failed scrape. An uncaught error would end the site.
    answer(response).catch(() => response.destroy())
  }
}
