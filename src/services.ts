import { createAnswers } from './answers'
import { ContentWatch } from './ContentWatch'
import type { Config } from './config/config'
import { events, type Logger } from './core/log'
import { Outage } from './core/Outage'
import { adviceOn } from './database/absence'
import { createDatabase, makeFolder } from './database/database'
import { Preparation } from './database/Preparation'
import { Readiness } from './http/Readiness'
import { RedisConnection } from './http/RedisConnection'
import { Metrics } from './metrics/Metrics'
import { Delivery } from './outbox/Delivery'
import { Outbox, type OutboxOptions } from './outbox/Outbox'
import type { Assets } from './pages/assets'
import { QuoteIntake } from './quotes/QuoteIntake'
import type { Saving } from './quotes/QuoteStore'
import { Retention } from './quotes/Retention'
import { type PollOptions, StateCheck } from './StateCheck'
import { createStores, type Stores } from './stores'

export interface ServiceOptions {
  outbox?: OutboxOptions
  /** The span that the cap on mails is counted over, in milliseconds; an hour without. */
  capWindowMs?: number
  /** Milliseconds that work waits for a connection, or for rows that others hold. */
  databaseWaitMs?: number
  /** Milliseconds that a post waits for Redis. */
  redisPatienceMs?: number
  poll?: PollOptions
}

/** The database, which is asked nothing yet; and what makes it ready, and logs when it is away. */
function openDatabase(config: Config, log: Logger, { databaseWaitMs }: ServiceOptions) {
  makeFolder(config)
  const database = createDatabase(config, databaseWaitMs)
  const logged = { begun: events.databaseAway, over: events.databaseBack }
  const outage = new Outage(log, logged, adviceOn)
  const preparation = new Preparation(database, config.dataDir, (reason) => outage.failed(reason))
  return { outage, preparation }
}

/** Where posts are counted over several processes, if the operator wants that. */
function openRedis({ redisUrl }: Config, log: Logger, { redisPatienceMs }: ServiceOptions) {
  if (redisUrl === null) return undefined
  const outage = new Outage(log, { begun: events.redisAway, over: events.redisBack })
  return new RedisConnection(redisUrl, outage, redisPatienceMs)
}

/** What accepts requests and sends their mails. */
function createIntake(
  { config, quotes, quoteAdmin, mails, mailFolder }: Stores,
  content: ContentWatch,
  metrics: Metrics,
  log: Logger,
  options: ServiceOptions,
) {
  const suspects = () => quoteAdmin.count({ suspect: true })
  const shop = () => content.shown.shop.details
  const delivery = new Delivery(config, quotes, suspects, mailFolder, shop)
  const outbox = new Outbox(mails, delivery, log, options.outbox, (kind, outcome) =>
    metrics.mailTries.inc({ kind, outcome }),
  )
  const countSaving = ({ repeated, suspicion }: Saving) => {
    if (repeated) metrics.repeated.inc()
    else metrics.saved.inc({ suspicion: suspicion ?? 'none' })
  }
  const quoteIntake = new QuoteIntake(quotes, outbox, log, content.productNames, countSaving)
  return { delivery, outbox, quoteIntake }
}

export type Services = ReturnType<typeof createServices>

/** Puts the parts together; nothing has been asked of the database yet. */
export function createServices(
  config: Config,
  assets: Assets,
  log: Logger,
  options: ServiceOptions = {},
) {
  const { outage, preparation } = openDatabase(config, log, options)
  const redis = openRedis(config, log, options)
  const stores = createStores(config, preparation.guarded(), options.capWindowMs)
  const { products, mails } = stores
  const builtPictures = Object.keys(assets.pictures)
  const { firstAttempt } = preparation
  const content = new ContentWatch(config, builtPictures, products, log, firstAttempt)
  const metrics = new Metrics()
  const { delivery, outbox, quoteIntake } = createIntake(stores, content, metrics, log, options)
  const state = new StateCheck({ preparation, mails, outage, content, redis }, options.poll)
  const retention = new Retention(stores, config.retentionDays, log)

  /** Logs wrong mail settings, such as a bad password, at start and not with the first request. */
  async function checkMails(): Promise<void> {
    const fault = await delivery.check()
    if (fault) log.warn(fault, events.mailsUnready)
  }

  /**
   * Waits for the database, however long that takes, and migrates it; then starts the background
   * work: outbox and retention. Resolves once all of it has started.
   * @throws {OperatorError} when the database will never be ready
   */
  async function start(): Promise<void> {
    state.start()
    void checkMails()
    await redis?.start()
    const migrated = await preparation.run()
    if (!migrated) return
    outage.succeeded()
    log.info(migrated, events.migrated)
    outbox.start()
    retention.start()
    // If pages are kept already, this waits some seconds until they are rendered anew.
    await content.refresh()
  }

  /** Stops the background work and releases its leases; requests can still be saved. */
  async function halt(): Promise<void> {
    state.stop()
    preparation.stop()
    await Promise.all([retention.stop(), outbox.stop(), content.stop()])
  }

  return {
    ...stores,
    log,
    content,
    ...createAnswers(config, assets, metrics, content),
    quoteIntake,
    metrics,
    /** Of the database. */
    outage,
    redis,
    readiness: new Readiness(),
    /** The state of everything the site depends on, for `/readyz`. */
    checks: () => state.latest(),
    start,
    halt,
  }
}
