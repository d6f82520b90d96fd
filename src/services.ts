import { Catalogue } from './catalogue/Catalogue'
import type { Config } from './config'
import { databaseState } from './database/readiness'
import { createDelivery } from './delivery'
import { errorCode } from './errors'
import { events, type Logger } from './log'
import type { Assets } from './pages/assets'
import { Pages } from './pages/Pages'
import { Outbox, type OutboxOptions } from './requests/Outbox'
import { Requests } from './requests/Requests'
import { Retention } from './requests/Retention'
import { apiPaths, type ReadPath } from './shared/apiPaths'
import { featuredProducts, type Product, toListed } from './shared/products'
import { createStores, type Stores } from './stores'

export interface Services extends Stores {
  config: Config
  log: Logger
  catalogue: Catalogue
  requests: Requests
  pages: Pages
  /** The state of everything the site leans on, for `/readyz`. */
  checks: () => Promise<Record<string, unknown>>
  /** Begins what goes on beside the requests: mails, and forgetting. */
  start: () => void
  /** Ends what is under way and lets go of the database. */
  close: () => Promise<void>
}

export interface ServiceOptions {
  outbox?: OutboxOptions
  /** The span that the cap on mails is counted over, in milliseconds; an hour without. */
  capWindowMs?: number
}

/** What the API answers at an address that pages read, trimmed to what they show. */
function answerAt(path: ReadPath, products: readonly Product[]) {
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
  const stores = createStores(config, options.capWindowMs)
  const { database, products, contacts, mails } = stores
  const catalogue = new Catalogue(products, config.catalogueRefreshMs, log)
  const outbox = new Outbox(mails, createDelivery(config, contacts), log, options.outbox)
  const requests = new Requests(contacts, outbox, log)
  const retention = new Retention(stores.archive, config.retentionDays, log)

  /** The catalogue, or nothing while it has never been read: a page does without. */
  const readCatalogue = async () => {
    try {
      return await catalogue.read()
    } catch (error) {
      log.warn({ error: errorCode(error) }, events.catalogueStale)
      return undefined
    }
  }
  const pages = new Pages({
    siteUrl: config.siteUrl,
    assets,
    revision: async () => (await readCatalogue())?.revision ?? 'none',
    read: async (paths) => {
      const reading = paths.length > 0 ? await readCatalogue() : undefined
      if (!reading) return {}
      return Object.fromEntries(paths.map((path) => [path, answerAt(path, reading.products)]))
    },
  })

  return {
    ...stores,
    config,
    log,
    catalogue,
    requests,
    pages,
    checks: async () => ({
      database: await databaseState(database),
      mails: await mails.backlog(new Date()).catch(errorCode),
    }),
    start: () => {
      if (config.smtpUrl === null) log.info(events.mailsToFiles)
      outbox.start()
      retention.start()
    },
    close: async () => {
      retention.stop()
      await outbox.stop()
      await database.close()
    },
  }
}
