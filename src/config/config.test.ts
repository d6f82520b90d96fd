import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { OperatorError } from '../core/errors'
import { misspeltVariables, readConfig, variableNames } from './config'
import { isInPlain } from './urls'

/** The message with which an environment is refused. */
function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof OperatorError) return error.message
    throw error
  }
  throw new Error('The environment was accepted')
}

const defaults = {
  production: true,
  host: '0.0.0.0',
  port: 3000,
  siteUrl: 'http://localhost:3000',
  databaseUrl: null,
  dataDir: path.resolve('./data'),
  smtpUrl: null,
  // The shop's own address, which may change while the site runs.
  mailFrom: null,
  mailTo: null,
  catalogueRefreshMs: 60_000,
  trustProxy: 0,
  contactLimit: 5,
  contactWindowMs: 900_000,
  redisUrl: null,
  logLevel: 'info',
  metricsPort: null,
  metricsHost: '127.0.0.1',
}

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject(defaults)
})

test('the operators’ table lists every variable, and no other', () => {
  const rows = fs.readFileSync('docs/operating.md', 'utf8').matchAll(/^\| (`[A-Z].*?) \|/gm)
  const listed = [...rows].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  expect(listed.sort()).toEqual([...variableNames].sort())
})

test('a variable that is set to nothing counts as not set', () => {
  const empty = Object.fromEntries(variableNames.map((name) => [name, '']))
  expect(readConfig(empty)).toMatchObject(defaults)
})

test('every variable is taken over', () => {
  const given = [
    ['NODE_ENV', 'development', { production: false }],
    ['HOST', '127.0.0.1', { host: '127.0.0.1' }],
    ['PORT', '8080', { port: 8080 }],
    ['SITE_URL', 'https://shop.example', { siteUrl: 'https://shop.example' }],
    ['DATABASE_URL', 'mysql://u:w@db:3306/shop', { databaseUrl: 'mysql://u:w@db:3306/shop' }],
    ['DATA_DIR', '/var/lib/shop', { dataDir: '/var/lib/shop' }],
    ['SMTP_URL', 'smtps://user:word@mail:465', { smtpUrl: 'smtps://user:word@mail:465' }],
    ['MAIL_FROM', 'site@shop.example', { mailFrom: { name: '', address: 'site@shop.example' } }],
    ['MAIL_TO', 'staff@shop.example', { mailTo: 'staff@shop.example' }],
    ['MAIL_CAP_PER_HOUR', '9', { mailCapPerHour: 9 }],
    ['ACKNOWLEDGE', 'on', { acknowledge: true }],
    ['RETENTION_DAYS', '365', { retentionDays: 365 }],
    ['CATALOGUE_REFRESH_S', '5', { catalogueRefreshMs: 5000 }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['CONTACT_LIMIT', '3', { contactLimit: 3 }],
    ['CONTACT_WINDOW_S', '60', { contactWindowMs: 60_000 }],
    [
      'REDIS_URL',
      'rediss://user:word@redis:6379/1',
      { redisUrl: 'rediss://user:word@redis:6379/1' },
    ],
    ['LOG_LEVEL', 'warn', { logLevel: 'warn' }],
    ['METRICS_PORT', '9464', { metricsPort: 9464 }],
    ['METRICS_HOST', '::1', { metricsHost: '::1' }],
  ] as const
  expect(given.map(([variable]) => variable).sort()).toEqual([...variableNames].sort())
  const config = readConfig(Object.fromEntries(given.map(([variable, value]) => [variable, value])))
  expect(config).toMatchObject(Object.assign({}, ...given.map(([, , kept]) => kept)))
  expect(Object.isFrozen(config)).toBe(true)
})

const wrong: [variable: string, value: string][] = [
  ['NODE_ENV', 'staging'],
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['SITE_URL', 'shop.example'],
  ['SITE_URL', 'https://user:sesame@shop.example'],
  ['DATABASE_URL', 'postgres://user:sesame@db/shop'],
  ['DATABASE_URL', 'mysql://user:sesame@db:3306'],
  ['DATABASE_URL', 'mysql://user:sesame@:3306/shop'],
  ['DATABASE_URL', 'sesame'],
  ['DATABASE_URL', 'mysql://user:sesame@db/shop?sslmode=require'],
  ['DATABASE_URL', 'mysql://user:sesame@db/shop?ssl=true'],
  ['DATABASE_URL', 'mysql://user:sesame@db/shop?ssl=%7B%7D&connectTimeout=9'],
  ['SMTP_URL', 'http://user:sesame@mail'],
  ['SMTP_URL', 'smtp://user:sesame@mail:port'],
  ['MAIL_FROM', 'sesame'],
  ['MAIL_FROM', 'Sesame <sesame>'],
  ['MAIL_FROM', 'sesame <a@b.it> <c@d.it>'],
  ['MAIL_FROM', 'a@sesame.example, b@sesame.example'],
  ['MAIL_TO', 'a@sesame.example,'],
  ['MAIL_TO', 'a@sesame.example; b@sesame.example'],
  ['MAIL_TO', 'Staff <staff@shop.example>'],
  ['CATALOGUE_REFRESH_S', '0'],
  ['CONTACT_LIMIT', '0'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '127.0.0.1'],
  ['LOG_LEVEL', 'verbose'],
  ['METRICS_PORT', 'on'],
  ['REDIS_URL', 'http://user:sesame@redis'],
]

test.each(wrong)('%s=%s is refused in one line that names it and not its value', (name, value) => {
  const message = refusal({ [name]: value })
  expect(message).toMatch(new RegExp(`^${name} must .+$`))
  expect(message).not.toContain('sesame')
})

test('all that is wrong is reported at once, each variable in its own line', () => {
  const environment = Object.fromEntries(wrong)
  const named = refusal(environment)
    .split('\n')
    .map((line) => line.split(' ')[0])
  expect(named.toSorted()).toEqual(Object.keys(environment).toSorted())
})

test('one port for visitors and for metrics is refused, but for those that the system chooses', () => {
  const message = 'METRICS_PORT must be another one than PORT'
  expect(refusal({ METRICS_PORT: '3000' })).toBe(message)
  expect(refusal({ PORT: '8080', METRICS_PORT: '8080' })).toBe(message)
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 })
})

describe('the public origin', () => {
  test.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example'],
    ['HTTPS://Shop.Example:443', 'https://shop.example'],
    ['http://localhost:8080/', 'http://localhost:8080'],
  ])('%s is kept as %s', (given, kept) => {
    expect(readConfig({ SITE_URL: given }).siteUrl).toBe(kept)
  })

  test.each(['/shop', '/?a=1', '/#top'])('with %s after the host it is refused', (rest) => {
    expect(refusal({ SITE_URL: `https://shop.example${rest}` })).toContain('origin only')
  })

  test('follows the port when it is not given', () => {
    expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
  })
})

describe('TLS to the database', () => {
  test('is asked for as documented', () => {
    const documented = fs.readFileSync('docs/operating.md', 'utf8')
    const [parameter = ''] = /\?ssl=%7B\S+%7D/.exec(documented) ?? []
    const url = `mysql://shop:word@db/shop${parameter}`
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
    expect(JSON.parse(new URL(url).searchParams.get('ssl') ?? '')).toEqual({ verifyIdentity: true })
    expect(refusal({ DATABASE_URL: 'mysql://db/shop?tls=1' })).toContain(parameter)
  })

  test.each(['db.example.com', 'db.shop.internal', '10.1.2.3', '[2001:db8::7]'])(
    'is missed on the way to %s',
    (host) => {
      const url = `mysql://shop:word@${host}/shop`
      expect([isInPlain(url), isInPlain(`${url}?ssl=%7B%7D`)]).toEqual([true, false])
    },
  )

  test.each(['localhost', '127.0.0.1', '[::1]', 'mysql'])(
    'is not missed on the way to %s',
    (host) => {
      expect(isInPlain(`mysql://shop:word@${host}/shop`)).toBe(false)
    },
  )
})

describe('a user or a password that holds what ends a part of a URL', () => {
  test.each([
    ['DATABASE_URL', 'mysql://shop:sesame/1@db:3306/shop'],
    ['DATABASE_URL', 'mysql://shop:sesame#1@db/shop'],
    ['DATABASE_URL', 'mysql://shop:sesame?1@db/shop'],
    ['DATABASE_URL', 'mysql://shop:12/sesame@db/shop'],
    ['DATABASE_URL', 'mysql://shop:100%sesame@db/shop'],
    ['SMTP_URL', 'smtp://site@shop.example:sesame/1@mail:587'],
  ])('%s=%s is refused, and the line says to encode it', (name, value) => {
    const message = refusal({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name} must have .+ percent-encoded: @ as %40,`))
    expect(message).not.toMatch(/sesame|s@s/)
  })

  test.each([
    ['DATABASE_URL', 'mysql://shop:s%40same%2F1%23@db/shop'],
    // The last @ of several ends the password, so that this one is understood as it is.
    ['DATABASE_URL', 'mysql://shop:s@same@db/shop'],
    ['SMTP_URL', 'smtp://site%40shop.example:se%25same@mail:587?tls=optional'],
  ])('%s=%s is understood', (name, value) => {
    const { databaseUrl, smtpUrl } = readConfig({ [name]: value })
    expect([databaseUrl, smtpUrl]).toContain(value)
  })
})

describe('who sends and who receives', () => {
  test.each([
    ['a@b.it', '', 'a@b.it'],
    [' Chiomara <a@b.it> ', 'Chiomara', 'a@b.it'],
    ['"Chiomara, dal 1980" <a@b.it>', 'Chiomara, dal 1980', 'a@b.it'],
    ['<a@b.it>', '', 'a@b.it'],
  ])('%s sends', (given, name, address) => {
    expect(readConfig({ MAIL_FROM: given }).mailFrom).toEqual({ name, address })
  })

  test('several may receive', () => {
    expect(readConfig({ MAIL_TO: 'a@b.it,c@d.it , e@f.it' }).mailTo).toBe('a@b.it, c@d.it, e@f.it')
  })
})

describe('a variable under a name that is nearly one of ours', () => {
  test.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['PORTS', 'PORT'],
    ['smtp_url', 'SMTP_URL'],
    ['TRUST_PROXIES', undefined],
    ['RETENTION_DAY', 'RETENTION_DAYS'],
    ['CONTACTS_LIMIT', 'CONTACT_LIMIT'],
  ])('%s is taken for %s', (given, meant) => {
    expect(misspeltVariables({ [given]: 'sesame' })).toEqual(meant ? { [given]: meant } : {})
  })

  test('is none of those that are read, and none that machines set', () => {
    const ordinary =
      `HOME HOSTNAME PATH PWD SHELL TERM USER LANG LOGNAME MAIL PAGER TMPDIR TZ NODE_PATH
      NODE_OPTIONS NODE_VERSION DATABASE_PASSWORD SMTP_HOST MAIL_HOST HTTP_PROXY KUBERNETES_PORT
      KUBERNETES_SERVICE_HOST CONTAINER_ID JOURNAL_STREAM CI`.split(/\s+/)
    const environment = Object.fromEntries(
      [...ordinary, ...variableNames].map((name) => [name, 'x']),
    )
    expect(misspeltVariables(environment)).toEqual({})
  })
})
