import { Catalogue } from './catalogue/Catalogue'
import { PictureCheck } from './catalogue/PictureCheck'
import type { Config } from './config'
import { adviceOn } from './database/advice'
import { Checkpoints } from './database/Checkpoints'
import { endedWithin } from './database/Deadline'
import { createDatabase } from './database/database'
import { Preparation } from './database/Preparation'
import { databaseState } from './database/readiness'
import { errorCode } from './errors'
import { events, type Logger } from './log'
import { createDelivery } from './mailDelivery'
import { Outage } from './Outage'
import { Poll, type PollOptions } from './Poll'
import type { Assets } from './pages/assets'
import { Pages } from './pages/Pages'
import { Outbox, type OutboxOptions } from './requests/Outbox'
import { Requests } from './requests/Requests'
import { Retention } from './requests/Retention'
import { apiPaths, linePath, type ReadPath } from './shared/apiPaths'
import { categories } from './shared/categories'
import { featuredProducts, type Product, productsOf, toListed } from './shared/products'
import { createStores, type Stores } from './stores'

export interface Services extends Stores {
  config: Config
  log: Logger
  catalogue: Catalogue
  requests: Requests
  pages: Pages
  /** The state of everything the site depends on, for `/readyz`. */
  checks: () => Promise<Record<string, unknown>>
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
  /** Stops everything and closes the database. */
  close: () => Promise<void>
}

export interface ServiceOptions {
  outbox?: OutboxOptions
  /** The span that the cap on mails is counted over, in milliseconds; an hour without. */
  capWindowMs?: number
  /** Names of the pictures that the build has; without them nobody knows. */
  pictures?: ReadonlySet<string> | undefined
  /** How the state for `/readyz` is kept. */
  poll?: PollOptions
}

/** Milliseconds that stopping waits for a mail server that is being checked. */
const longestCheckMs = 500

/** What the API answers at an address that pages read, trimmed to what they show. */
function answerAt(path: ReadPath, products: readonly Product[]) {
  const line = categories.find((category) => path === linePath(category))
  if (line) {
    return productsOf(products, line).map((product, place) => {
      const { description, descriptionEn } = product
      return { ...toListed(product, place), description, descriptionEn }
    })
  }
  const listed = products.map(toListed)
  return path === apiPaths.featuredProducts ? featuredProducts(listed) : listed
}

/** Puts the parts together; nothing has been asked of the database yet. */
export function createServices(
  config: Config,
  assets: Assets,
  log: Logger,
  options: ServiceOptions = {},
): Services {
  const database = createDatabase(config)
  const outage = new Outage(
    log,
    { begun: events.databaseAway, over: events.databaseBack },
    adviceOn,
  )
  const preparation = new Preparation(database, config.dataDir, (reason) => outage.failed(reason))
  const stores = createStores(config, options.capWindowMs, preparation.guarded())
  const { products, contacts, mails } = stores
  const pictureCheck = options.pictures && new PictureCheck(options.pictures, log)
  const catalogue = new Catalogue(products, config.catalogueRefreshMs, log, pictureCheck)
  const delivery = createDelivery(config, contacts, stores.mailFolder)
  const outbox = new Outbox(mails, delivery, log, options.outbox)
  const requests = new Requests(contacts, outbox, log, () => catalogue.names())
  const checkpoints = new Checkpoints(database)
  const retention = new Retention(stores, config.retentionDays, log)

  const pages = new Pages({
    siteUrl: config.siteUrl,
    assets,
    read: async () => {
      const reading = await catalogue.latest()
      return (
        reading && { revision: reading.revision, at: (path) => answerAt(path, reading.products) }
      )
    },
  })

  /** What `/readyz` says of the database and the mails; changes of the first go to the log. */
  const look = async () => {
    const { state } = preparation
    if (state !== 'ok') return { database: state, mails: state }
    const [written, backlog] = await Promise.all([
      databaseState(database),
      mails.backlog(new Date()).catch(errorCode),
    ])
    if (written === 'ok') outage.succeeded()
    else outage.failed(written)
    return { database: written, mails: backlog }
  }
  const unknown = { database: preparation.state, mails: preparation.state }
  const poll = new Poll<Record<string, unknown>>(look, unknown, options.poll)

  /** A wrong password shows now, and not with the first request. */
  const checkMails = async () => {
    const fault = await delivery.check()
    if (fault) log.warn(fault, events.mailsUnready)
  }

  let halted = false
  let mailsChecked = Promise.resolve()
  const start = async () => {
    poll.start()
    mailsChecked = checkMails()
    const migrated = await preparation.run()
    if (!migrated) return
    outage.succeeded()
    await catalogue.refresh()
    log.info(migrated, events.migrated)
    if (halted) return
    if (config.smtpUrl === null) log.info(events.mailsToFiles)
    outbox.start()
    retention.start()
    checkpoints.start()
    stores.mailFolder.tidy().catch((error) => {
      log.warn({ error: errorCode(error) }, events.mailFolderUntidy)
    })
  }
  const halt = async () => {
    halted = true
    poll.stop()
    preparation.stop()
    checkpoints.stop()
    await Promise.all([retention.stop(), outbox.stop(), endedWithin(longestCheckMs, mailsChecked)])
  }

  return {
    ...stores,
    config,
    log,
    catalogue,
    requests,
    pages,
    checks: () => poll.latest(),
    start,
    tried: preparation.tried.then(() => catalogue.refresh()),
    halt,
    close: async () => {
      await halt()
      await database.close()
    },
  }
}
