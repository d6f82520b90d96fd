import { adviceOn } from './database/advice'
import type { Database } from './database/database'
import type { Preparation } from './database/Preparation'
import { databaseState } from './database/readiness'
import { errorCode } from './errors'
import type { Outage } from './Outage'
import type { MailStore } from './requests/MailStore'

interface StateSources {
  database: Database
  preparation: Preparation
  mails: MailStore
  outage: Outage
}

/** What `/readyz` says of the database and the mails; changes of the first go to the log. */
export async function siteState(sources: StateSources): Promise<Record<string, unknown>> {
  const { database, preparation, mails, outage } = sources
  const { state } = preparation
  if (state !== 'ok') return { database: state, advice: adviceOn(state), mails: state }
  const [written, backlog] = await Promise.all([
    databaseState(database),
    mails.backlog(new Date()).catch(errorCode),
  ])
  if (written === 'ok') outage.succeeded()
  else outage.failed(written)
  return { database: written, advice: adviceOn(written), mails: backlog }
}
