import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '../../src/app'
import { readConfig } from '../../src/config'
import { migrate } from '../../src/database/migrate'
import { createLogger, events } from '../../src/log'
import { createServices, type ServiceOptions } from '../../src/services'
import { assets } from './site'

/**
 * The site as a process of its own that tests may kill: what `start.ts` does, with options that
 * operators do not have. They stand as JSON in the first argument.
 */
const options: ServiceOptions = JSON.parse(process.argv[2] ?? '{}')
const config = readConfig()
const log = createLogger(config.logLevel)
const services = createServices(config, assets, log, options)

async function start(): Promise<void> {
  await Promise.all([migrate(services.database, config.dataDir), services.pages.load()])
  services.start()
  // As long as there: a connection that is closed while a post goes out looks like a lost answer.
  const server = http.createServer({ keepAliveTimeout: 65_000 }, createApp(services))
  server.listen(config.port, config.host, () => {
    log.info({ port: (server.address() as AddressInfo).port }, events.started)
  })
}

// No test that died leaves a server behind.
process.on('disconnect', () => process.exit())

void start()
