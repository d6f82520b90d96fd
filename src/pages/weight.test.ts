import { beforeAll, expect, test } from '@jest/globals'
import { lowerStyles } from '../../build/lowerStyles'
import { assets } from '../../tests/support/site'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { prepareAnswer } from '../core/readyAnswer'
import { type PageId, routeList } from '../shared/routes'

/**
 * The most bytes of a page's HTML in brotli: with its headers it then fits the ten segments that a new connection
 * sends before it waits.
 */
const firstFlight = 13_000

/** What the pages that are above it may not go beyond. */
const heavier: Partial<Record<PageId, number>> = {
  products: 17_340,
  womensProsthesis: 13_520,
}

beforeAll(async () => {
  const { ids } = await lowerStyles()
  assets.lowerStyles = { address: '/assets/lower-00000000.css', ids }
})

const site = siteOfSuite()

test.each(routeList)('the HTML at $path keeps within its bytes', async ({ path, page }) => {
  const response = await fetch(site.url + path)
  const { coded } = await prepareAnswer(await response.text(), {})
  expect(coded.br.body.length).toBeLessThanOrEqual(heavier[page] ?? firstFlight)
})
