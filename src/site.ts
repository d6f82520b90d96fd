import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from './app'
import type { Config } from './config/config'
import { isInPlain } from './config/urls'
import { endedWithin } from './core/Deadline'
import { events, type Logger } from './core/log'
import { noFiles, readBuiltFiles } from './http/builtFiles'
import { HttpServer } from './http/HttpServer'
import { securityHeaders } from './http/securityHeaders'
import { metricsListener } from './metrics/metricsListener'
import type { Assets } from './pages/assets'
import { createServices, type ServiceOptions, type Services } from './services'

/**
 * Milliseconds for the steps of stopping; with what the services need they stay below the ten
 * seconds that container engines grant.
 */
const stopTimes = {
  /**
   * For a proxy to notice that `/readyz` says 503: three checks at an interval of 2 s, which is
   * HAProxy's default. Spent only where something has been asking.
   */
  drain: 6500,
  /** Without a proxy: for busy connections to get `Connection: close` with an answer. */
  lastAnswers: 250,
  /** For answers that are under way; then their connections are destroyed. */
  finish: 1500,
  /** For an answer to Prometheus that is under way. */
  lastScrape: 500,
}

/**
 * Milliseconds after which a starting site says that it is ready, even without a database: it can
 * serve pages. Until then other sites behind the same proxy serve them better.
 */
const longestStartMs = 5000

interface SiteOptions {
  /** Of the built files; without it no file is served. */
  folder?: string
  services?: ServiceOptions
}

export interface Site {
  port: number
  /** Where `/metrics` is answered, if anywhere. */
  metricsPort: number | undefined
  services: Services
  /**
   * Resolves once the database is ready and all of the site works; until then pages are served and
   * posts answered with 503. Rejects when that will never be.
   */
  ready: Promise<void>
  /** Stops serving, releases leases and resolves when everything is closed. */
  stop: () => Promise<void>
}

/** Listens where Prometheus asks, if the operator wants that. */
async function openMetrics(services: Services) {
  const { config, log, metrics, checks, content, readiness } = services
  const { metricsPort, metricsHost, dataDir } = config
  if (metricsPort === null) return undefined
  const listener = metricsListener(metrics, {
    checks,
    dataDir,
    isReady: () => readiness.isReady,
    catalogueAgeS: () => content.catalogue.ageS,
  })
  const server = new HttpServer(listener, log)
  return { server, port: await server.listen(metricsPort, metricsHost, 'METRICS_') }
}

/**
 * Starts the site. It listens before it touches the database, so that a port that is taken ends it
 * before anything has happened, and a database that is away does not.
 */
export async function openSite(
  config: Config,
  assets: Assets,
  log: Logger,
  options: SiteOptions = {},
): Promise<Site> {
  if (config.production && config.databaseUrl !== null && isInPlain(config.databaseUrl)) {
    log.warn(events.databaseInPlain)
  }
  const { folder } = options
  const files =
    folder === undefined ? noFiles : readBuiltFiles(folder, securityHeaders(config.siteUrl))
  const services = createServices(config, assets, log, options.services)
  await services.content.start()
  const { missing } = services.content.shown.shop
  if (config.production && missing.length > 0) {
    log.warn({ details: missing }, events.placeholders)
  }
  const { readiness } = services
  const metrics = await openMetrics(services)
  const server = new HttpServer(createApp(services, files), log)
  const port = await server.listen(config.port, config.host)
  log.info({ url: config.siteUrl, port }, events.started)

  async function stop(): Promise<void> {
    log.info(events.stopping)
    readiness.stop()
    server.closeAfterAnswers()
    const halted = services.halt()
    if (config.production) {
      await sleep(readiness.isWatched ? stopTimes.drain : stopTimes.lastAnswers)
    }
    await server.close(stopTimes.finish)
    await halted
    services.redis?.stop()
    await services.database.close()
    await metrics?.server.close(stopTimes.lastScrape)
    log.info(events.stopped)
  }

  void endedWithin(longestStartMs, services.content.firstReading).then(async () => {
    readiness.begin()
    if (config.production) await services.keepWhole()
  })

  let stopped: Promise<void> | undefined
  return {
    port,
    metricsPort: metrics?.port,
    services,
    ready: services.start(),
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}
