import { ProductStore } from './catalogue/productStore'
import type { Config } from './config'
import { createDatabase, type Database } from './database/database'
import { messageId } from './mail/messageId'
import { ArchiveStore } from './requests/archiveStore'
import { ContactStore } from './requests/contactStore'
import { MailStore } from './requests/mailStore'

const hourMs = 60 * 60 * 1000

/** What is kept, for the site and for the command line alike. */
export interface Stores {
  database: Database
  products: ProductStore
  contacts: ContactStore
  archive: ArchiveStore
  mails: MailStore
}

/** @param capWindowMs the span that the cap on mails is counted over; an hour but for tests */
export function createStores(config: Config, capWindowMs = hourMs): Stores {
  const database = createDatabase(config)
  const mails = new MailStore(database, (id, kind) => messageId(id, kind, config.mailFrom), {
    mails: config.mailCapPerHour,
    windowMs: capWindowMs,
  })
  return {
    database,
    products: new ProductStore(database),
    contacts: new ContactStore(database, mails, config.acknowledge),
    archive: new ArchiveStore(database, mails),
    mails,
  }
}
