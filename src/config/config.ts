import path from 'node:path'
import { closest, distance } from 'fastest-levenshtein'
import Joi from 'joi'
import { OperatorError } from '../core/errors'
import { firstOfEach } from '../core/firstOfEach'
import { addressList, mailbox, mailboxMessages } from './mailboxes'
import { databaseUrl, origin, serviceUrl, urlMessages } from './urls'

/** A field of the configuration: its variable, what that may hold, and what becomes of it. */
interface Setting<Kept> {
  variable: string
  rule: Joi.Schema
  keep: (value: never) => Kept
}

const setting = <Given, Kept = Given>(
  variable: string,
  rule: Joi.AnySchema<Given>,
  keep = (value: Given) => value as unknown as Kept,
): Setting<Kept> => ({ variable, rule, keep })

/** Null where it is not set. */
const optional = <Given>(variable: string, rule: Joi.AnySchema<Given>) =>
  setting(variable, rule.default(null), (value: Given | null) => value)

const whole = (least: number, most: number) => Joi.number().integer().min(least).max(most)
const inMs = (seconds: number) => seconds * 1000

/** What the operator decides. */
const settings = {
  production: setting(
    'NODE_ENV',
    Joi.string().valid('production', 'development', 'test').default('production'),
    (mode) => mode === 'production',
  ),
  host: setting('HOST', Joi.string().default('0.0.0.0')),
  port: setting('PORT', whole(0, 65_535).default(3000)),
  /** Public origin without a trailing slash, for canonical links, sitemap and mails. */
  siteUrl: setting(
    'SITE_URL',
    origin.default(Joi.ref('PORT', { adjust: (port) => `http://localhost:${port}` })),
  ),
  /** `mysql://…`, or null for the embedded SQLite in `dataDir`. */
  databaseUrl: optional('DATABASE_URL', databaseUrl),
  dataDir: setting('DATA_DIR', Joi.string().default('./data'), (folder) => path.resolve(folder)),
  /** `smtp://…` or `smtps://…`, or null for `.eml` files in `dataDir/mail`. */
  smtpUrl: optional('SMTP_URL', serviceUrl('smtp:', 'smtps:')),
  /** What mails come from; null for the shop's own address. */
  mailFrom: optional('MAIL_FROM', mailbox),
  /** One or more addresses, separated by commas as in a mail's header; null for the shop's own. */
  mailTo: optional('MAIL_TO', addressList),
  /** Request mails an hour; the rest wait for room or for a digest. */
  mailCapPerHour: setting('MAIL_CAP_PER_HOUR', whole(1, 1_000_000).default(60)),
  acknowledge: setting(
    'ACKNOWLEDGE',
    Joi.string().valid('on', 'off').default('off'),
    (word) => word === 'on',
  ),
  retentionDays: setting('RETENTION_DAYS', whole(1, 36_500).default(730)),
  catalogueRefreshMs: setting('CATALOGUE_REFRESH_S', whole(1, 86_400).default(60), inMs),
  /** Number of reverse proxies in front, whose word about the client's address is trusted. */
  trustProxy: setting('TRUST_PROXY', whole(0, 10).default(0)),
  contactLimit: setting('CONTACT_LIMIT', whole(1, 100_000).default(5)),
  contactWindowMs: setting('CONTACT_WINDOW_S', whole(1, 86_400).default(900), inMs),
  /** `redis://…` for limits that hold over several processes, or null for one. */
  redisUrl: optional('REDIS_URL', serviceUrl('redis:', 'rediss:')),
  logLevel: setting(
    'LOG_LEVEL',
    Joi.string().valid('debug', 'info', 'warn', 'error', 'silent').default('info'),
  ),
  /** The port for Prometheus, or null for none. */
  metricsPort: optional(
    'METRICS_PORT',
    // Both ports may be 0: the system then picks two different ones.
    whole(0, 65_535)
      .invalid(Joi.ref('PORT', { adjust: (port) => port || undefined }))
      .messages({ 'any.invalid': 'METRICS_PORT must be another one than PORT' }),
  ),
  metricsHost: setting('METRICS_HOST', Joi.string().default('127.0.0.1')),
}

type Kept<Of> = Of extends Setting<infer Value> ? Value : never

/** What the operator decides, checked once at start and frozen. */
export type Config = { readonly [Field in keyof typeof settings]: Kept<(typeof settings)[Field]> }

const rules = Object.fromEntries(
  Object.values(settings).map(({ variable, rule }) => [variable, rule]),
)

export const variableNames: readonly string[] = Object.keys(rules)

const schema = Joi.object(rules)
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
  const kept = Object.entries(settings).map(([field, { variable, keep }]) => [
    field,
    keep(value[variable] as never),
  ])
  return Object.freeze(Object.fromEntries(kept))
}

/** The consequence for a shop if a variable is not set. */
const consequences: Readonly<Record<string, string>> = {
  SITE_URL: 'search engines and mails are given addresses of http://localhost',
  SMTP_URL: 'mails become files in DATA_DIR/mail, and no request reaches the shop',
  MAIL_TO: 'requests are mailed to the e-mail address in shop.yaml',
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
 * Variables with an unknown name close to a known one, each with the name that was probably meant.
 * They have no effect, which an operator should know.
 */
export function misspeltVariables(
  environment: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of Object.keys(environment)) {
    const capitals = name.toUpperCase()
    const meant = closest(capitals, variableNames)
    // Short names are near to many.
    const isNear = distance(capitals, meant) <= (meant.length > 4 ? 2 : 1)
    if (isNear && name !== meant) found[name] = meant
  }
  return found
}
