import { BackgroundWork } from './BackgroundWork'
import { Catalogue } from './catalogue/Catalogue'
import { PictureCheck } from './catalogue/PictureCheck'
import { ProductAnswers } from './catalogue/ProductAnswers'
import type { Config } from './config/config'
import { sharedLifetime } from './core/cacheLifetime'
import { events, type Logger } from './core/log'
import { Outage } from './core/Outage'
import { Poll, type PollOptions } from './core/Poll'
import type { SiteState } from './core/SiteState'
import { adviceOn } from './database/advice'
import { createDatabase } from './database/database'
import { Preparation } from './database/Preparation'
import { RedisConnection } from './http/RedisConnection'
import { keptSecurityHeaders } from './http/securityHeaders'
import { Metrics } from './metrics/Metrics'
import { Delivery } from './outbox/Delivery'
import { Outbox, type OutboxOptions } from './outbox/Outbox'
import type { Assets } from './pages/assets'
import { Pages } from './pages/Pages'
import { QuoteIntake } from './quotes/QuoteIntake'
import { Retention } from './quotes/Retention'
import { siteState } from './siteState'
import { createStores, type Stores } from './stores'

export interface Services extends Stores {
  config: Config
  log: Logger
  catalogue: Catalogue
  productAnswers: ProductAnswers
  quoteIntake: QuoteIntake
  pages: Pages
  metrics: Metrics
  /** Of the database. */
  outage: Outage
  /** Where posts are counted for all processes together, if anywhere. */
  redis: RedisConnection | undefined
  /** The state of everything the site depends on, for `/readyz`. */
  checks: () => Promise<SiteState>
  /**
   * Waits for the database, however long that takes, and migrates it; then starts the background work:
   * outbox and retention. Resolves once all of it has started.
   * @throws {OperatorError} when the database will never be ready
   */
  start: () => Promise<void>
  /** Resolves when the first attempt to reach the database and read the catalogue has ended. */
  tried: Promise<void>
  /** Stops the background work and releases its leases; requests can still be saved. */
  halt: () => Promise<void>
}

export interface ServiceOptions {
  outbox?: OutboxOptions
  /** The span that the cap on mails is counted over, in milliseconds; an hour without. */
  capWindowMs?: number
  /** Milliseconds that work waits for a connection to the database, or for rows that others hold. */
  databaseWaitMs?: number
  /** Names of the pictures that the build has; without them no picture counts as missing. */
  pictures?: ReadonlySet<string> | undefined
  /** Milliseconds that a post waits for Redis. */
  redisPatienceMs?: number
  /** How the state for `/readyz` is kept. */
  poll?: PollOptions
}

/** Where posts are counted over several processes, if the operator wants that. */
function openRedis({ redisUrl }: Config, log: Logger, { redisPatienceMs }: ServiceOptions) {
  if (redisUrl === null) return undefined
  const outage = new Outage(log, { begun: events.redisAway, over: events.redisBack })
  return new RedisConnection(redisUrl, outage, redisPatienceMs)
}

/** The answers that show the catalogue, which are prepared for each new reading of it. */
function createAnswers(config: Config, assets: Assets, catalogue: Catalogue, metrics: Metrics) {
  const { siteUrl, retentionDays, catalogueRefreshMs } = config
  const cacheControl = sharedLifetime(catalogueRefreshMs)
  const productAnswers = new ProductAnswers(catalogue, keptSecurityHeaders(siteUrl), cacheControl)
  const pages = new Pages({
    siteUrl,
    retentionDays,
    assets,
    security: (styleHashes) => keptSecurityHeaders(siteUrl, styleHashes),
    cacheControl,
    read: () => catalogue.latest(),
    revision: () => catalogue.revision,
    onRendered: (ms) => metrics.renders.observe(ms / 1000),
  })
  catalogue.prepareWith((next) => pages.prepare(next))
  catalogue.prepareWith((next) => productAnswers.prepare(next))
  return { productAnswers, pages }
}

/** Puts the parts together; nothing has been asked of the database yet. */
export function createServices(
  config: Config,
  assets: Assets,
  log: Logger,
  options: ServiceOptions = {},
): Services {
  const database = createDatabase(config, { waitMs: options.databaseWaitMs })
  const outage = new Outage(
    log,
    { begun: events.databaseAway, over: events.databaseBack },
    adviceOn,
  )
  const preparation = new Preparation(database, config.dataDir, (reason) => outage.failed(reason))
  const metrics = new Metrics()
  const redis = openRedis(config, log, options)
  const stores = createStores(config, options.capWindowMs, preparation.guarded())
  const { products, quotes, mails } = stores
  const pictureCheck = options.pictures && new PictureCheck(options.pictures, log)
  const catalogue = new Catalogue(products, config.catalogueRefreshMs, log, pictureCheck)
  const delivery = new Delivery(config, quotes, stores.mailFolder)
  const outbox = new Outbox(mails, delivery, log, options.outbox, (kind, outcome) =>
    metrics.mailTries.inc({ kind, outcome }),
  )
  const quoteIntake = new QuoteIntake(
    quotes,
    outbox,
    log,
    () => catalogue.names(),
    ({ repeated, suspicion }) => {
      if (repeated) metrics.repeated.inc()
      else metrics.saved.inc({ suspicion: suspicion ?? 'none' })
    },
  )

  const unknown = { database: preparation.state, mails: preparation.state }
  const poll = new Poll<SiteState>(
    () => siteState({ database, preparation, mails, outage }),
    unknown,
    options.poll,
  )
  const background = new BackgroundWork(
    {
      poll,
      preparation,
      outage,
      catalogue,
      delivery,
      outbox,
      retention: new Retention(stores, config.retentionDays, log),
    },
    log,
  )

  return {
    ...stores,
    config,
    log,
    catalogue,
    ...createAnswers(config, assets, catalogue, metrics),
    quoteIntake,
    metrics,
    outage,
    redis,
    checks: async () => ({ ...(await poll.latest()), ...(redis && { redis: redis.state }) }),
    start: async () => {
      await redis?.start()
      await background.start()
    },
    tried: preparation.tried.then(() => catalogue.refresh()),
    halt: () => background.halt(),
  }
}
