import path from 'node:path'
import Joi from 'joi'
import { OperatorError } from '../core/errors'
import { firstOfEach } from '../core/firstOfEach'
import { shop } from '../shared/shop'
import { addressList, mailbox, mailboxMessages, mailboxOf } from './mailboxes'
import { misspelt } from './misspelt'
import { databaseUrl, origin, serviceUrl, urlMessages } from './urls'

/** What the operator decides, checked once at start and frozen. */
export interface Config {
  production: boolean
  host: string
  port: number
  /** Public origin without a trailing slash, for canonical links, sitemap and mails. */
  siteUrl: string
  /** `mysql://…`, or null for the embedded SQLite in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  /** `smtp://…` or `smtps://…`, or null for `.eml` files in `dataDir/mail`. */
  smtpUrl: string | null
  /** The address that mails come from, and the name shown beside it, which may be empty. */
  mailFrom: string
  mailFromName: string
  /** One or more addresses, separated by commas as in a mail's header. */
  mailTo: string
  /** Request mails an hour before the rest wait for one digest. */
  mailCapPerHour: number
  /** Whether visitors get an acknowledgement. */
  acknowledge: boolean
  /** Age in days at which requests are purged. */
  retentionDays: number
  catalogueRefreshMs: number
  /** Number of reverse proxies in front, whose word about the client's address is trusted. */
  trustProxy: number
  contactLimit: number
  contactWindowMs: number
  /** `redis://…` for limits that hold over several processes, or null for one. */
  redisUrl: string | null
  logLevel: string
  /** The port for Prometheus, or null for none. */
  metricsPort: number | null
  metricsHost: string
}

/** The variables after validation: checked, converted, and with their defaults. */
interface Environment {
  NODE_ENV: string
  HOST: string
  PORT: number
  SITE_URL?: string
  DATABASE_URL?: string
  DATA_DIR: string
  SMTP_URL?: string
  MAIL_FROM: string
  MAIL_TO: string
  MAIL_CAP_PER_HOUR: number
  ACKNOWLEDGE: string
  RETENTION_DAYS: number
  CATALOGUE_REFRESH_S: number
  TRUST_PROXY: number
  CONTACT_LIMIT: number
  CONTACT_WINDOW_S: number
  REDIS_URL?: string
  LOG_LEVEL: string
  METRICS_PORT?: number
  METRICS_HOST: string
}

const variables: Joi.StrictSchemaMap<Environment> = {
  NODE_ENV: Joi.string().valid('production', 'development', 'test').default('production'),
  HOST: Joi.string().default('0.0.0.0'),
  PORT: Joi.number().integer().min(0).max(65535).default(3000),
  SITE_URL: origin,
  DATABASE_URL: databaseUrl,
  DATA_DIR: Joi.string().default('./data'),
  SMTP_URL: serviceUrl('smtp:', 'smtps:'),
  MAIL_FROM: mailbox.default(shop.email),
  MAIL_TO: addressList.default(shop.email),
  MAIL_CAP_PER_HOUR: Joi.number().integer().min(1).max(1_000_000).default(60),
  ACKNOWLEDGE: Joi.string().valid('on', 'off').default('off'),
  RETENTION_DAYS: Joi.number().integer().min(1).max(36_500).default(730),
  CATALOGUE_REFRESH_S: Joi.number().integer().min(1).max(86_400).default(60),
  TRUST_PROXY: Joi.number().integer().min(0).max(10).default(0),
  CONTACT_LIMIT: Joi.number().integer().min(1).max(100_000).default(5),
  CONTACT_WINDOW_S: Joi.number().integer().min(1).max(86_400).default(900),
  REDIS_URL: serviceUrl('redis:', 'rediss:'),
  LOG_LEVEL: Joi.string().valid('debug', 'info', 'warn', 'error', 'silent').default('info'),
  METRICS_PORT: Joi.number()
    .integer()
    .min(0)
    .max(65535)
    // With 0 the system chooses two.
    .invalid(Joi.ref('PORT', { adjust: (port) => port || undefined }))
    .messages({ 'any.invalid': 'METRICS_PORT must be another one than PORT' }),
  METRICS_HOST: Joi.string().default('127.0.0.1'),
}

export const variableNames: readonly string[] = Object.keys(variables)

const schema = Joi.object<Environment, true>(variables)
  .options({ abortEarly: false, stripUnknown: true, errors: { wrap: { label: false } } })
  .messages({ ...urlMessages, ...mailboxMessages })

/**
 * Reads the configuration.
 * @param environment defaults to the process's; an empty value counts as not set
 * @throws {OperatorError} with a line for every variable that is wrong; it quotes no value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { value, error } = schema.validate(given)
  if (error) {
    const problems = error.details.map(({ path, message }) => [String(path[0]), message] as const)
    throw new OperatorError([...firstOfEach(problems).values()].join('\n'))
  }
  const from = mailboxOf(value.MAIL_FROM)
  return Object.freeze<Config>({
    production: value.NODE_ENV === 'production',
    host: value.HOST,
    port: value.PORT,
    siteUrl: value.SITE_URL ?? `http://localhost:${value.PORT}`,
    databaseUrl: value.DATABASE_URL ?? null,
    dataDir: path.resolve(value.DATA_DIR),
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: from.address,
    mailFromName: from.name,
    mailTo: value.MAIL_TO,
    mailCapPerHour: value.MAIL_CAP_PER_HOUR,
    acknowledge: value.ACKNOWLEDGE === 'on',
    retentionDays: value.RETENTION_DAYS,
    catalogueRefreshMs: value.CATALOGUE_REFRESH_S * 1000,
    trustProxy: value.TRUST_PROXY,
    contactLimit: value.CONTACT_LIMIT,
    contactWindowMs: value.CONTACT_WINDOW_S * 1000,
    redisUrl: value.REDIS_URL ?? null,
    logLevel: value.LOG_LEVEL,
    metricsPort: value.METRICS_PORT ?? null,
    metricsHost: value.METRICS_HOST,
  })
}

/** The consequence for a shop if a variable is not set. */
const consequences: Partial<Record<keyof Environment, string>> = {
  SITE_URL: 'search engines and mails are given addresses of http://localhost',
  SMTP_URL: 'mails become files in DATA_DIR/mail, and the shop is told of no request',
  MAIL_TO: 'requests are mailed to the e-mail address in src/shared/shop.ts',
}

/** Variables that are not set and that a shop needs: their defaults are for trying the site. */
export function unsetVariables(
  environment: NodeJS.ProcessEnv = process.env,
): { variable: string; follows: string }[] {
  return Object.entries(consequences)
    .filter(([variable]) => !environment[variable])
    .map(([variable, follows]) => ({ variable, follows }))
}

/**
 * Variables with an unknown name close to a known one, each with the name that was probably meant. They
 * have no effect, which an operator should know.
 */
export function misspeltVariables(
  environment: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  return misspelt(Object.keys(environment), variableNames)
}
