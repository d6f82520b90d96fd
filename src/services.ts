import { Catalogue } from './catalogue/Catalogue'
import { ProductStore } from './catalogue/productStore'
import type { Config } from './config'
import { createDatabase, type Database } from './database/database'
import { databaseState } from './database/readiness'
import { errorCode } from './errors'
import { events, type Logger } from './log'
import { createMailer } from './mail/mailer'
import { requestMail } from './mail/requestMail'
import type { Assets } from './pages/assets'
import { Pages } from './pages/Pages'
import { ContactStore } from './requests/contactStore'
import { Requests } from './requests/Requests'
import { apiPaths, type ReadPath } from './shared/apiPaths'
import { featuredProducts, type Product, toListed } from './shared/products'

/** Milliseconds in which a mail must have been handed over. */
const mailMs = 60_000

export interface Services {
  config: Config
  log: Logger
  database: Database
  catalogue: Catalogue
  requests: Requests
  pages: Pages
  /** The state of everything the site leans on, for `/readyz`. */
  checks: () => Promise<Record<string, unknown>>
  /** Ends what is under way and lets go of the database. */
  close: () => Promise<void>
}

/** What the API answers at an address that pages read, trimmed to what they show. */
function answerAt(path: ReadPath, products: readonly Product[]) {
  const listed = products.map(toListed)
  return path === apiPaths.featuredProducts ? featuredProducts(listed) : listed
}

/** Puts the parts together; nothing has been asked of the database yet. */
export function createServices(config: Config, assets: Assets, log: Logger): Services {
  const database = createDatabase(config)
  const catalogue = new Catalogue(new ProductStore(database), config.catalogueRefreshMs, log)

  const mailer = createMailer(config)
  const requests = new Requests(
    new ContactStore(database),
    async (request) => {
      await mailer.send(requestMail(request, config), AbortSignal.timeout(mailMs))
      log.info({ id: request.id }, mailer.kind === 'file' ? events.mailWritten : events.mailSent)
    },
    log,
  )

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
    config,
    log,
    database,
    catalogue,
    requests,
    pages,
    checks: async () => ({ database: await databaseState(database) }),
    close: async () => {
      await requests.settled()
      await database.close()
    },
  }
}
