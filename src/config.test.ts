import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { ConfigError, readConfig } from './config'

/** The message with which an environment is refused. */
function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
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
  mailFrom: 'info@chiomara.example',
  mailTo: 'info@chiomara.example',
  catalogueRefreshMs: 60_000,
  trustProxy: 0,
  contactLimit: 5,
  contactWindowMs: 900_000,
  logLevel: 'info',
}

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject(defaults)
})

test('a variable that is set to nothing counts as not set', () => {
  const names = ['NODE_ENV', 'HOST', 'PORT', 'SITE_URL', 'DATABASE_URL', 'DATA_DIR', 'SMTP_URL']
  const more = ['MAIL_FROM', 'MAIL_TO', 'TRUST_PROXY', 'CONTACT_LIMIT', 'LOG_LEVEL']
  const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']))
  expect(readConfig(empty)).toMatchObject(defaults)
})

test('every variable is taken over', () => {
  const config = readConfig({
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: '8080',
    SITE_URL: 'https://shop.example',
    DATABASE_URL: 'mysql://user:word@db:3306/shop',
    DATA_DIR: '/var/lib/shop',
    SMTP_URL: 'smtps://user:word@mail:465',
    MAIL_FROM: 'site@shop.example',
    MAIL_TO: 'staff@shop.example',
    CATALOGUE_REFRESH_S: '5',
    TRUST_PROXY: '2',
    CONTACT_LIMIT: '3',
    CONTACT_WINDOW_S: '60',
    LOG_LEVEL: 'warn',
    UNRELATED: 'ignored',
  })
  expect(config).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 8080,
    siteUrl: 'https://shop.example',
    databaseUrl: 'mysql://user:word@db:3306/shop',
    dataDir: '/var/lib/shop',
    smtpUrl: 'smtps://user:word@mail:465',
    mailFrom: 'site@shop.example',
    mailTo: 'staff@shop.example',
    catalogueRefreshMs: 5000,
    trustProxy: 2,
    contactLimit: 3,
    contactWindowMs: 60_000,
    logLevel: 'warn',
  })
  expect(Object.isFrozen(config)).toBe(true)
})

const wrong: [variable: string, value: string][] = [
  ['NODE_ENV', 'staging'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', 'http'],
  ['SITE_URL', 'shop.example'],
  ['DATABASE_URL', 'postgres://user:sesame@db/shop'],
  ['DATABASE_URL', 'mysql://user:sesame@db:3306'],
  ['DATABASE_URL', 'mysql://user:sesame@db:3306/'],
  ['DATABASE_URL', 'mysql://user:sesame@:3306/shop'],
  ['DATABASE_URL', 'sesame'],
  ['SMTP_URL', 'http://user:sesame@mail'],
  ['SMTP_URL', 'smtp:sesame'],
  ['SMTP_URL', 'smtp://user:sesame@mail:port'],
  ['MAIL_FROM', 'sesame'],
  ['MAIL_TO', 'Staff <staff@shop.example>'],
  ['CATALOGUE_REFRESH_S', '0'],
  ['CONTACT_LIMIT', '0'],
  ['CONTACT_WINDOW_S', '1.5'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '127.0.0.1'],
  ['LOG_LEVEL', 'verbose'],
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

  test('with a user it is refused', () => {
    const message = refusal({ SITE_URL: 'https://user:sesame@shop.example' })
    expect(message).toContain('SITE_URL')
    expect(message).not.toContain('sesame')
  })

  test('follows the port when it is not given', () => {
    expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
  })
})
