import { type DestinationStream, type Logger, pino } from 'pino'
import { shortened } from './text'

export type { Logger }

export const events = {
  starting: 'starting',
  started: 'started',
  stopping: 'stopping',
  stopped: 'stopped',
  placeholders:
    'pages show placeholders until shop.yaml in DATA_DIR gives these details of the shop',
  shopBroken: 'shop.yaml or photographs have mistakes: what was there before shows',
  shopGood: 'shop.yaml and photographs are good again',
  shopFileNotKept:
    'shop.yaml could not be copied: a restart with a broken one would show the defaults',
  unset: 'a variable that a shop needs is not set',
  misspelt: 'variables without effect, probably misspelt',
  proxyUntrusted:
    'requests come through a proxy, but TRUST_PROXY is 0: all visitors share one limit',
  logLost: 'lines of the log were lost: it could not be written',
  request: 'request',
  failed: 'request failed',
  acceptFailed: 'connection could not be accepted',
  migrated: 'migrated',
  databaseInPlain:
    'DATABASE_URL asks for no TLS, and its host may be on another network: what visitors write can be read on the way',
  databaseAway: 'database away',
  databaseBack: 'database back',
  catalogueStale: 'catalogue could not be refreshed',
  catalogueFresh: 'catalogue refreshed again',
  productLeftOut: 'product left out',
  picturesMissing: 'products name pictures that the build does not have',
  quoteSaved: 'quote saved',
  quoteRepeated: 'quote repeated',
  redisAway: 'redis away: each process counts for itself',
  redisBack: 'redis back: limits hold over all processes',
  mailSent: 'mail sent',
  mailWritten: 'mail written',
  mailFailed: 'mail failed',
  digestDissolved: 'digest given up: each of its requests gets a mail of its own',
  acknowledgementDropped: 'acknowledgement given up',
  mailsUnready: 'mails cannot be sent as things are',
  outboxFailed: 'outbox failed',
  outboxWorks: 'outbox works again',
  quotesPurged: 'old quotes purged',
  purgeWithheld: 'most requests look old: nothing purged, is the clock right?',
  purgeFailed: 'purge failed',
} as const

/** One JSON line an event; times are ISO 8601 UTC, levels the words that `LOG_LEVEL` takes. */
export function createLogger(level: string, destination: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: 'event',
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(options, destination)
}

/** A path as it is logged: only attackers send longer ones, and they would fill the log. */
export const loggedPath = (path: string): string => shortened(path, 200)
