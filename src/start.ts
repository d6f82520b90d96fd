import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { createApp } from './app'
import { ConfigError, readConfig } from './config'
import { migrate } from './database/migrate'
import { createLogger, events } from './log'
import type { Assets } from './pages/assets'
import { createServices } from './services'
import { placeholders } from './shared/shop'

/** Milliseconds after SIGTERM within which the process has ended, whatever is under way. */
const stopMs = 9000

async function start(): Promise<void> {
  const config = readConfig()
  const log = createLogger(config.logLevel)
  if (config.production && placeholders.length > 0) {
    log.warn({ details: placeholders }, events.placeholders)
  }
  const built = import.meta.dirname
  const assets: Assets = JSON.parse(fs.readFileSync(path.join(built, 'manifest.json'), 'utf8'))
  const services = createServices(config, assets, log)
  const [migrated] = await Promise.all([
    migrate(services.database, config.dataDir),
    services.pages.load(),
  ])
  log.info(migrated, events.migrated)
  services.start()

  let stopping = false
  const server = http.createServer(
    {
      headersTimeout: 8000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 1000,
      // Longer than a load balancer keeps a connection, so that it is never us who close first.
      keepAliveTimeout: 65_000,
    },
    createApp(services, {
      publicFolder: path.join(built, 'public'),
      isStopping: () => stopping,
    }),
  )
  server.listen(config.port, config.host, () => {
    log.info({ url: config.siteUrl, port: config.port }, events.started)
  })

  const stop = () => {
    if (stopping) return
    stopping = true
    log.info(events.stopping)
    setTimeout(() => process.exit(1), stopMs).unref()
    server.close(async () => {
      await services.close()
      log.info(events.stopped)
      process.exit(0)
    })
    server.closeIdleConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

start().catch((error) => {
  // The log may not exist yet, and an operator reads this on the console.
  const text = error instanceof ConfigError ? error.message : (error?.stack ?? String(error))
  process.stderr.write(`The site could not start.\n${text}\n`)
  process.exit(1)
})
