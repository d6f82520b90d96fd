import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { catalogue } from '../../../knex/seeds/catalogue'
import { type Config, readConfig } from '../../../src/config/config'
import { shopFileName } from '../../../src/content/shopFiles'
import { createLogger } from '../../../src/core/log'
import type { Assets } from '../../../src/pages/assets'
import { pictures } from '../../../src/pictures/manifest'
import { type PollOptions, pollOptions } from '../../../src/StateCheck'
import type { ServiceOptions, Services } from '../../../src/services'
import { openSite, type Site } from '../../../src/site'
import type { Place } from '../servers/databases'
import { patientMs } from '../servers/patientDatabase'
import { writeShop } from './givenShop'

/** Stands in for a build: pages name these files, and no test fetches them. */
export const assets: Assets = {
  start: '/assets/start.js',
  entry: '/assets/browser.js',
  imports: [],
  pages: {},
  pictureModule: '/assets/pictures.js',
  pictures: Object.fromEntries(
    // Digits like a build's, which compress no better.
    [
      ...pictures.map(({ name }) => name),
      ...catalogue.flatMap(({ picture }) => picture ?? []),
      'new-tape',
    ].map((name) => [name, createHash('sha256').update(name).digest('hex').slice(0, 6)]),
  ),
}

/** The whole site on a port of its own. */
export interface TestSite {
  url: string
  config: Config
  /** Where `/metrics` is answered, if anywhere. */
  metricsPort: number | undefined
  services: Services
  /** Every line the site has logged. */
  logged: string[]
  /** Posts a request as the form does. */
  post: (body: unknown, headers?: Record<string, string>) => Promise<Response>
  stop: () => Promise<void>
}

/** What the site's environment says in every test. */
export const siteEnvironment = (
  place: Pick<Place, 'databaseUrl' | 'dataDir'>,
): Record<string, string> => ({
  DATA_DIR: place.dataDir,
  DATABASE_URL: place.databaseUrl ?? '',
  SITE_URL: 'https://chiomara.example',
  CONTACT_LIMIT: '10000',
})

/** Makes `/readyz` report the state at the moment of the request. */
export const freshState: PollOptions = { ...pollOptions, fresh: 0, patience: 10_000 }

/** Posts to the site at an address as its form does. */
export function postTo(url: string): TestSite['post'] {
  return (body, headers = {}) =>
    fetch(`${url}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
}

/** Starts the site as `start.ts` does, in this process; its database is ready. */
export async function startSite(
  place: Place,
  environment: Record<string, string> = {},
  options: ServiceOptions = {},
): Promise<TestSite> {
  const site = await openTestSite(place, environment, options)
  await site.ready
  return site
}

/**
 * Starts the site as `start.ts` does, in this process; its database may be away.
 * @param folder of the built files; without it no file is served
 */
export async function openTestSite(
  place: Pick<Place, 'databaseUrl' | 'dataDir'>,
  environment: Record<string, string> = {},
  options: ServiceOptions = {},
  folder?: string,
): Promise<TestSite & Pick<Site, 'ready'>> {
  const config = readConfig({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    ...siteEnvironment(place),
    ...environment,
  })
  const shopFile = path.join(config.dataDir, shopFileName)
  if (fs.existsSync(config.dataDir) && !fs.existsSync(shopFile)) writeShop(config.dataDir)
  const logged: string[] = []
  const log = createLogger(config.logLevel, { write: (line) => logged.push(line) })
  const site = await openSite(config, assets, log, {
    ...(folder !== undefined && { folder }),
    services: {
      poll: freshState,
      databaseWaitMs: patientMs,
      redisPatienceMs: patientMs,
      ...options,
    },
  })
  const url = `http://127.0.0.1:${site.port}`
  return { ...site, url, config, logged, post: postTo(url) }
}

/** What the lines of a log say; those of one event, or of all. */
export const linesOf = ({ logged }: Pick<TestSite, 'logged'>, event?: string) =>
  logged.map((line) => JSON.parse(line)).filter((line) => (event ?? line.event) === line.event)

/** What `/readyz` says. */
export const stateOf = async ({ url }: Pick<TestSite, 'url'>) =>
  (await fetch(`${url}/readyz`)).json()

/** A request that is valid in every field. */
export const validRequest = {
  firstName: 'Anna',
  lastName: 'Rossi',
  email: 'anna.rossi@example.com',
  phone: '+39 333 123 4567',
  requestType: 'Informazioni Generali',
  message: 'Buongiorno,\nvorrei sapere i tempi di consegna.',
} as const
