import { createAnswers } from './answers'
import { ContentWatch } from './ContentWatch'
import { Catalogue } from './catalogue/Catalogue'
import type { Config } from './config/config'
import { endedWithin } from './core/Deadline'
import { events, type Logger } from './core/log'
import { Outage } from './core/Outage'
import { Snapshots } from './core/Snapshots'
import { adviceOn } from './database/absence'
import { createDatabase, makeFolder } from './database/database'
import { Preparation } from './database/Preparation'
import { Readiness } from './http/Readiness'
import { RedisConnection } from './http/RedisConnection'
import { Metrics } from './metrics/Metrics'
import { Delivery } from './outbox/Delivery'
import { Outbox, type OutboxOptions } from './outbox/Outbox'
import { OwnPictures } from './ownPictures/OwnPictures'
import type { Assets } from './pages/assets'
import { QuoteIntake } from './quotes/QuoteIntake'
import { Retention } from './quotes/Retention'
import { type PollOptions, StateCheck } from './StateCheck'
import { ShopSource } from './shop/ShopSource'
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

/**
 * Milliseconds that visitors wait for the first reading of the products, from the first who asks for it on.
 * After that nobody waits.
 */
const patienceMs = 2000

/** Where posts are counted over several processes, if the operator wants that. */
function openRedis({ redisUrl }: Config, log: Logger, { redisPatienceMs }: ServiceOptions) {
  if (redisUrl === null) return undefined
  const outage = new Outage(log, { begun: events.redisAway, over: events.redisBack })
  return new RedisConnection(redisUrl, outage, redisPatienceMs)
}

export type Services = ReturnType<typeof createServices>

/** Puts the parts together; nothing has been asked of the database yet. */
export function createServices(
  config: Config,
  assets: Assets,
  log: Logger,
  options: ServiceOptions = {},
) {
  makeFolder(config)
  const database = createDatabase(config, options.databaseWaitMs)
  const outage = new Outage(
    log,
    { begun: events.databaseAway, over: events.databaseBack },
    adviceOn,
  )
  const preparation = new Preparation(database, config.dataDir, (reason) => outage.failed(reason))
  const metrics = new Metrics()
  const redis = openRedis(config, log, options)
  const stores = createStores(config, preparation.guarded(), options.capWindowMs)
  const { products, quotes, mails } = stores
  const snapshots = new Snapshots(shopReading({}, ''))
  const ownPictures = new OwnPictures({
    dataDir: config.dataDir,
    log,
    // The next round comes where this one fails.
    onEncoded: () => void content.refresh().catch(() => undefined),
  })
  const shop = new ShopSource(config.dataDir, log)
  const catalogue = new Catalogue(products, log)
  const builtPictures = Object.keys(assets.pictures)
  const content = new ContentWatch(
    { shop, ownPictures, catalogue, builtPictures },
    snapshots,
    config.catalogueRefreshMs,
  )
  /** Resolves when the first attempt to reach the database has ended, and the products are read where it is there. */
  const firstReading = preparation.firstAttempt.then(() => content.refresh())
  let patience: Promise<void> | undefined
  const whenProductsRead = () => {
    patience ??= endedWithin(patienceMs, firstReading)
    return patience
  }
  /** The names of all products, in both languages. */
  const productNames = async () => {
    await whenProductsRead()
    const names = snapshots.newest.products?.flatMap(({ name, nameEn }) => [name, nameEn])
    return new Set(names)
  }
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
    productNames,
    ({ repeated, suspicion }) => {
      if (repeated) metrics.repeated.inc()
      else metrics.saved.inc({ suspicion: suspicion ?? 'none' })
    },
  )

  const state = new StateCheck({ preparation, mails, outage, content }, options.poll)
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
    await content.refresh()
  }

  /** Stops the background work and releases its leases; requests can still be saved. */
  async function halt(): Promise<void> {
    isHalted = true
    state.stop()
    preparation.stop()
    snapshots.stop()
    await Promise.all([retention.stop(), outbox.stop(), content.stop()])
  }

  return {
    ...stores,
    log,
    catalogue,
    ownPictures,
    content,
    snapshots,
    ...createAnswers(config, assets, metrics, snapshots, whenProductsRead),
    quoteIntake,
    metrics,
    /** Of the database. */
    outage,
    redis,
    readiness: new Readiness(),
    /** The state of everything the site depends on, for `/readyz`. */
    checks: async () => ({ ...(await state.latest()), ...(redis && { redis: redis.state }) }),
    start,
    firstReading,
    halt,
  }
}
