import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { createApp } from '../../src/app'
import { type Config, readConfig } from '../../src/config'
import { migrate } from '../../src/database/migrate'
import type { Assets } from '../../src/pages/assets'
import { createServices, type ServiceOptions, type Services } from '../../src/services'
import type { Place } from './databases'

/** Stands in for a build: pages name these files, and no test fetches them. */
export const assets: Assets = {
  entry: '/assets/browser.js',
  imports: [],
  pages: {},
  pictures: '0123456789',
}

/** The whole site on a port of its own. */
export interface TestSite {
  url: string
  config: Config
  services: Services
  /** Every line the site has logged. */
  logged: string[]
  /** Posts a request as the form does. */
  post: (body: unknown, headers?: Record<string, string>) => Promise<Response>
  stop: () => Promise<void>
}

/** What the site's environment says in every test. */
export const siteEnvironment = (place: Place): Record<string, string> => ({
  DATA_DIR: place.dataDir,
  DATABASE_URL: place.databaseUrl ?? '',
  SITE_URL: 'https://chiomara.example',
  CONTACT_LIMIT: '10000',
})

/** Posts to the site at an address as its form does. */
export function postTo(url: string): TestSite['post'] {
  return (body, headers = {}) =>
    fetch(`${url}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
}

/** Starts the site as `start.ts` does, in this process. */
export async function startSite(
  place: Place,
  environment: Record<string, string> = {},
  options: ServiceOptions = {},
): Promise<TestSite> {
  const config = readConfig({ NODE_ENV: 'test', ...siteEnvironment(place), ...environment })
  const logged: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  const services = createServices(config, assets, pino({ messageKey: 'event' }, sink), options)
  await Promise.all([migrate(services.database, config.dataDir), services.pages.load()])
  services.start()
  const server = http.createServer(createApp(services))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    config,
    services,
    logged,
    post: postTo(url),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await services.close()
    },
  }
}

/** A request that is valid in every field. */
export const validRequest = {
  firstName: 'Anna',
  lastName: 'Rossi',
  email: 'anna.rossi@example.com',
  phone: '+39 333 123 4567',
  requestType: 'Informazioni Generali',
  message: 'Buongiorno,\nvorrei sapere i tempi di consegna.',
} as const
