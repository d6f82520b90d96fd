import { afterAll, beforeAll } from '@jest/globals'
import type { ServiceOptions } from '../../../src/services'
import { newSqlitePlace, type Place } from '../servers/databases'
import { writeShop } from './givenShop'
import { startSite, type TestSite } from './site'

/**
 * A site on an embedded database of its own, from the first of a file's tests to its last.
 * @param shop what its shop's file says, over what that of every test does
 */
export function siteOfSuite(
  environment: Record<string, string> = {},
  options: ServiceOptions = {},
  shop: Record<string, unknown> = {},
): TestSite {
  const site = {} as TestSite
  let place: Place
  beforeAll(async () => {
    place = await newSqlitePlace()
    writeShop(place.dataDir, shop)
    Object.assign(site, await startSite(place, environment, options))
  })
  afterAll(async () => {
    await site.stop()
    await place.remove()
  })
  return site
}
