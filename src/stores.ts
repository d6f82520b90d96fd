import { ProductStore } from './catalogue/ProductStore'
import type { Config } from './config/config'
import { createDatabase } from './database/database'
import { Upkeep } from './database/Upkeep'
import { MailFolder } from './outbox/MailFolder'
import { MailStore } from './outbox/MailStore'
import { QuoteAdmin } from './quotes/QuoteAdmin'
import { QuoteRemoval } from './quotes/QuoteRemoval'
import { QuoteStore } from './quotes/QuoteStore'
import { hourMs } from './shared/spans'

/** Milliseconds that an operator's command waits for a busy database. */
const operatorWaitMs = 20_000

/** The stores, for the site and for the command line alike. */
export type Stores = ReturnType<typeof createStores>

/** The stores of an existing database: where there is none, nothing is created. */
export function openStores(config: Config): Stores {
  return createStores(config, createDatabase(config, operatorWaitMs))
}

/** @param capWindowMs the span that the cap on mails is counted over; an hour but for tests */
export function createStores(
  config: Config,
  database = createDatabase(config),
  capWindowMs = hourMs,
) {
  const mailFolder = new MailFolder(config.dataDir)
  const mails = new MailStore(database, config, capWindowMs)
  return {
    config,
    database,
    products: new ProductStore(database),
    quotes: new QuoteStore(database, mails),
    quoteAdmin: new QuoteAdmin(database, mails),
    quoteRemoval: new QuoteRemoval(database, mails, mailFolder),
    mailFolder,
    upkeep: new Upkeep(database, config),
    mails,
  }
}
