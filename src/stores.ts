import { ProductStore } from './catalogue/ProductStore'
import type { Config } from './config/config'
import { createDatabase, type Database } from './database/database'
import { Upkeep } from './database/Upkeep'
import { CapStore } from './outbox/CapStore'
import { DigestStore } from './outbox/DigestStore'
import { MailFolder } from './outbox/MailFolder'
import { MailStore } from './outbox/MailStore'
import type { MessageIdOf } from './outbox/mailRecord'
import { messageId } from './outbox/messageId'
import { SuspectStore } from './outbox/SuspectStore'
import { QuoteAdmin } from './quotes/QuoteAdmin'
import { QuoteRemoval } from './quotes/QuoteRemoval'
import { QuoteStore } from './quotes/QuoteStore'

const hourMs = 60 * 60 * 1000

/** Milliseconds that an operator's command waits for a busy database: longer than a visitor would. */
const operatorWaitMs = 20_000

/** The stores, for the site and for the command line alike. */
export interface Stores {
  database: Database
  products: ProductStore
  quotes: QuoteStore
  quoteAdmin: QuoteAdmin
  quoteRemoval: QuoteRemoval
  mailFolder: MailFolder
  upkeep: Upkeep
  mails: MailStore
}

/** The stores of an existing database: where there is none, nothing is created. */
export function openStores(config: Config): Stores {
  return createStores(
    config,
    hourMs,
    createDatabase(config, { makesFolder: false, waitMs: operatorWaitMs }),
  )
}

/** @param capWindowMs the span that the cap on mails is counted over; an hour but for tests */
export function createStores(
  config: Config,
  capWindowMs = hourMs,
  database = createDatabase(config),
): Stores {
  const mailFolder = new MailFolder(config.dataDir)
  const messageIdOf: MessageIdOf = (id, kind) => messageId(id, kind, config.mailFrom)
  const digests = new DigestStore(capWindowMs, messageIdOf)
  const mailCap = { mails: config.mailCapPerHour, windowMs: capWindowMs }
  const cap = new CapStore(config.smtpUrl === null ? null : mailCap, digests)
  const suspects = new SuspectStore(messageIdOf)
  const mails = new MailStore(database, messageIdOf, cap, suspects, config.acknowledge)
  return {
    database,
    products: new ProductStore(database),
    quotes: new QuoteStore(database, mails),
    quoteAdmin: new QuoteAdmin(database, mails),
    quoteRemoval: new QuoteRemoval(database, mailFolder),
    mailFolder,
    upkeep: new Upkeep(database, config, mailFolder),
    mails,
  }
}
