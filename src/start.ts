import fs from 'node:fs'
import path from 'node:path'
import { misspeltVariables, readConfig, unsetVariables } from './config/config'
import { OperatorError } from './core/errors'
import { LogOutput } from './core/LogOutput'
import { createLogger, events } from './core/log'
import type { Assets } from './pages/assets'
import { version } from './shared/version'
import { stopOnSignals } from './signals'
import { openSite } from './site'

async function start(): Promise<void> {
  const config = readConfig()
  const log = createLogger(config.logLevel, new LogOutput())
  log.info({ version }, events.starting)
  if (config.production) {
    for (const unset of unsetVariables()) log.warn(unset, events.unset)
  }
  const misspelt = misspeltVariables()
  if (Object.keys(misspelt).length > 0) log.warn({ meant: misspelt }, events.misspelt)
  const built = import.meta.dirname
  const assets: Assets = JSON.parse(fs.readFileSync(path.join(built, 'manifest.json'), 'utf8'))
  const site = await openSite(config, assets, log, { folder: path.join(built, 'public') })
  stopOnSignals(site.stop)
  await site.ready
  // For a person at a terminal; standard output carries the log and nothing else.
  if (process.stderr.isTTY) process.stderr.write(`\nThe site is at ${config.siteUrl}\n`)
}

start().catch((error) => {
  // The log may not exist yet, and an operator reads this on the console.
  const text = error instanceof OperatorError ? error.message : (error?.stack ?? String(error))
  process.stderr.write(`The site could not start.\n${text}\n`)
  process.exit(1)
})
