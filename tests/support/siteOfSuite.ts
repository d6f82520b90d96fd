import { afterAll, beforeAll } from '@jest/globals'
import type { ServiceOptions } from '../../src/services'
import { newSqlitePlace } from './databases'
import { startSite, type TestSite } from './site'

/** A site on an embedded database of its own, from the first of a file's tests to its last. */
export function siteOfSuite(
  environment: Record<string, string> = {},
  options: ServiceOptions = {},
): TestSite {
  let close: (() => Promise<void>) | undefined
  let started: TestSite | undefined
  beforeAll(async () => {
    const place = await newSqlitePlace()
    close = place.remove
    started = await startSite(place, environment, options)
  })
  afterAll(async () => {
    await started?.stop()
    await close?.()
  })
  const running = () => {
    if (!started) throw new Error('The site runs only while tests do')
    return started
  }
  return {
    get url() {
      return running().url
    },
    get config() {
      return running().config
    },
    get metricsPort() {
      return running().metricsPort
    },
    get services() {
      return running().services
    },
    get logged() {
      return running().logged
    },
    post: (body, headers) => running().post(body, headers),
    stop: () => running().stop(),
  }
}
