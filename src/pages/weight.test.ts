import { expect, test } from '@jest/globals'
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
  womensProsthesis: 16_060,
  keratinTips: 14_190,
  weftMachineSewn: 14_150,
  tapeInKit: 14_110,
  bulkHumanHair: 13_740,
  mensProsthesis: 13_350,
}

const site = siteOfSuite()

test.each(routeList)('the HTML at $path keeps within its bytes', async ({ path, page }) => {
  const response = await fetch(site.url + path)
  const { coded } = await prepareAnswer(await response.text(), {})
  expect(coded.br.body.length).toBeLessThanOrEqual(heavier[page] ?? firstFlight)
})
