import { errorCode } from './core/errors'
import type { Outage } from './core/Outage'
import type { SiteState } from './core/SiteState'
import { adviceOn } from './database/advice'
import type { Database } from './database/database'
import { databaseState } from './database/databaseState'
import type { Preparation } from './database/Preparation'
import type { MailStore } from './outbox/MailStore'

interface StateSources {
  database: Database
  preparation: Preparation
  mails: MailStore
  outage: Outage
}

/** What `/readyz` says of the database and the mails; changes of the first go to the log. */
export async function siteState(sources: StateSources): Promise<SiteState> {
  const { database, preparation, mails, outage } = sources
  const { state } = preparation
  if (state !== 'ok') return { database: state, advice: adviceOn(state), mails: state }
  const [now, backlog] = await Promise.all([
    databaseState(database),
    mails.backlog(new Date()).catch(errorCode),
  ])
  if (now === 'ok') outage.succeeded()
  else outage.failed(now)
  return { database: now, advice: adviceOn(now), mails: backlog }
}
