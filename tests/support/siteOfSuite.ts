import { afterAll, beforeAll } from '@jest/globals'
import type { ServiceOptions } from '../../src/services'
import { newSqlitePlace, type Place } from './databases'
import { startSite, type TestSite } from './site'

/** A site on an embedded database of its own, from the first of a file's tests to its last. */
export function siteOfSuite(
  environment: Record<string, string> = {},
  options: ServiceOptions = {},
): TestSite {
  const site = {} as TestSite
  let place: Place
  beforeAll(async () => {
    place = await newSqlitePlace()
    Object.assign(site, await startSite(place, environment, options))
  })
  afterAll(async () => {
    await site.stop()
    await place.remove()
  })
  return site
}
