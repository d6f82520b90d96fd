import { readConfig } from '../../../src/config/config'
import { LogOutput } from '../../../src/core/LogOutput'
import { createLogger } from '../../../src/core/log'
import type { ServiceOptions } from '../../../src/services'
import { stopOnSignals } from '../../../src/signals'
import { openSite } from '../../../src/site'
import { assets } from './site'

/**
 * The site as a process of its own that tests may kill: what `start.ts` does, with options that
 * operators do not have. They stand as JSON in the first argument.
 */
const options: ServiceOptions = JSON.parse(process.argv[2] ?? '{}')
const config = readConfig()

async function start(): Promise<void> {
  const log = createLogger(config.logLevel, new LogOutput())
  const site = await openSite(config, assets, log, { services: options })
  stopOnSignals(site.stop)
  await site.ready
}

// Ends with the process of its test, however that one ended.
process.on('disconnect', () => process.exit())

void start()
