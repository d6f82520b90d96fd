import { type Logger, pino } from 'pino'

export type { Logger }

/** Every event the log knows. */
export const events = {
  started: 'started',
  stopping: 'stopping',
  stopped: 'stopped',
  placeholders: 'placeholders in the shop’s details',
  request: 'request',
  failed: 'request failed',
  migrated: 'migrated',
  catalogueSown: 'catalogue sown',
  catalogueStale: 'catalogue could not be refreshed',
  contactSaved: 'contact saved',
  contactRepeated: 'contact repeated',
  mailSent: 'mail sent',
  mailsToFiles: 'mails become files, as SMTP_URL is not set',
  mailFailed: 'mail failed',
  outboxFailed: 'outbox failed',
  contactsPurged: 'old contacts purged',
  purgeFailed: 'purge failed',
} as const

/** One JSON line an event, on standard output; times are ISO 8601 UTC. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'event' })
}
