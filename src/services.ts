import { setImmediate as otherWork } from 'node:timers/promises'
import { Catalogue } from './catalogue/Catalogue'
import { ProductAnswers } from './catalogue/ProductAnswers'
import type { Config } from './config/config'
import { sharedLifetime } from './core/cacheLifetime'
import { events, type Logger } from './core/log'
import { Outage } from './core/Outage'
import { Snapshots } from './core/Snapshots'
import { adviceOn } from './database/absence'
import { createDatabase } from './database/database'
import { Preparation } from './database/Preparation'
import { RedisConnection } from './http/RedisConnection'
import { securityHeaders } from './http/securityHeaders'
import { Metrics } from './metrics/Metrics'
import { Delivery } from './outbox/Delivery'
import { Outbox, type OutboxOptions } from './outbox/Outbox'
import { OwnPictures } from './ownPictures/OwnPictures'
import type { Assets } from './pages/assets'
import { Pages } from './pages/Pages'
import { QuoteIntake } from './quotes/QuoteIntake'
import { Retention } from './quotes/Retention'
import { type PollOptions, StateCheck } from './StateCheck'
import { ShopSource } from './shop/ShopSource'
import { ShopWatch } from './shop/ShopWatch'
import { shopReading } from './shop/shopReading'
import { createStores } from './stores'

export interface ServiceOptions {
  outbox?: OutboxOptions
  /** The span that the cap on mails is counted over, in milliseconds; an hour without. */
  capWindowMs?: number
  /** Milliseconds that work waits for a connection to the database, or for rows that others hold. */
  databaseWaitMs?: number
  /** Milliseconds that a post waits for Redis. */
  redisPatienceMs?: number
  poll?: PollOptions
}

/** Where posts are counted over several processes, if the operator wants that. */
function openRedis({ redisUrl }: Config, log: Logger, { redisPatienceMs }: ServiceOptions) {
  if (redisUrl === null) return undefined
  const outage = new Outage(log, { begun: events.redisAway, over: events.redisBack })
  return new RedisConnection(redisUrl, outage, redisPatienceMs)
}

/** What makes the answers that are the same for everybody, and keeps them. */
function createAnswers(
  config: Config,
  assets: Assets,
  metrics: Metrics,
  snapshots: Snapshots,
  catalogue: Catalogue,
) {
  const { siteUrl, retentionDays, catalogueRefreshMs } = config
  const cacheControl = sharedLifetime(catalogueRefreshMs)
  const security = (styleHashes: readonly string[]) => securityHeaders(siteUrl, styleHashes)
  const whenProductsRead = () => catalogue.latest()
  const onRendered = (ms: number) => metrics.renders.observe(ms / 1000)
  const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl }
  const productAnswers = new ProductAnswers(
    snapshots,
    { ...security([]), ...json },
    whenProductsRead,
  )
  const kept = { cacheControl, snapshots, whenProductsRead, onRendered }
  const pages = new Pages({ siteUrl, retentionDays, assets, security, ...kept })
  /** From now on all answers that are the same for everybody are made before visitors ask; the pages are loaded. */
  const keepWhole = () =>
    snapshots.keepWhole((next) => [...productAnswers.all(next), ...pages.all(next)])
  return { productAnswers, pages, keepWhole }
}

export type Services = ReturnType<typeof createServices>

/** Puts the parts together; nothing has been asked of the database yet. */
export function createServices(
  config: Config,
  assets: Assets,
  log: Logger,
  options: ServiceOptions = {},
) {
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
  const snapshots = new Snapshots(shopReading({}, ''))
  // Products that showed the stand-in may have their picture now, so they are read again.
  const onEncoded = () =>
    void shop
      .refresh()
      .then(() => catalogue.refresh())
      // The next round refreshes both.
      .catch(() => undefined)
  const ownPictures = new OwnPictures({ dataDir: config.dataDir, log, onEncoded })
  const source = new ShopSource(config.dataDir, log)
  const shop = new ShopWatch(source, ownPictures, snapshots, config.catalogueRefreshMs)
  const catalogue = new Catalogue(
    products,
    config.catalogueRefreshMs,
    log,
    (reading) => snapshots.show(reading),
    () => new Set(Object.keys({ ...assets.pictures, ...ownPictures.pictures })),
  )
  const delivery = new Delivery(
    config,
    quotes,
    () => stores.quoteAdmin.count({ suspect: true }),
    stores.mailFolder,
    () => snapshots.current.content.shop.shop,
  )
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

  const state = new StateCheck({ database, preparation, mails, outage, shop }, options.poll)
  const retention = new Retention(stores, config.retentionDays, log)
  let isHalted = false

  /** Logs wrong mail settings, such as a bad password, at start and not with the first request. */
  async function checkMails(): Promise<void> {
    const fault = await delivery.check()
    if (fault) log.warn(fault, events.mailsUnready)
  }

  /**
   * Waits for the database, however long that takes, and migrates it; then starts the background work:
   * outbox and retention. Resolves once all of it has started.
   * @throws {OperatorError} when the database will never be ready
   */
  async function start(): Promise<void> {
    await redis?.start()
    if (isHalted) return
    state.start()
    void checkMails()
    const migrated = await preparation.run()
    if (!migrated || isHalted) return
    outage.succeeded()
    log.info(migrated, events.migrated)
    outbox.start()
    retention.start()
    // If pages are kept already, this waits some seconds until they are rendered anew.
    await catalogue.refresh()
    catalogue.start()
  }

  /** Stops the background work and releases its leases; requests can still be saved. */
  async function halt(): Promise<void> {
    isHalted = true
    state.stop()
    preparation.stop()
    catalogue.stop()
    await Promise.all([retention.stop(), outbox.stop(), shop.stop()])
  }

  return {
    ...stores,
    config,
    log,
    catalogue,
    ownPictures,
    shop,
    snapshots,
    ...createAnswers(config, assets, metrics, snapshots, catalogue),
    quoteIntake,
    metrics,
    /** Of the database. */
    outage,
    redis,
    /** The state of everything the site depends on, for `/readyz`. */
    checks: async () => ({ ...(await state.latest()), ...(redis && { redis: redis.state }) }),
    start,
    /**
     * Resolves when the first attempt to reach the database and read the catalogue has ended; where the
     * database is there, `start` reads it first.
     */
    firstReading: preparation.firstAttempt.then(() => otherWork()).then(() => catalogue.latest()),
    halt,
  }
}
