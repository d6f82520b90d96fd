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
  products: 18_050,
  womensProsthesis: 16_905,
  keratinTips: 15_630,
  tapeInKit: 15_485,
  weftMachineSewn: 15_305,
  bulkHumanHair: 15_045,
  mensProsthesis: 14_545,
  contacts: 13_295,
}

const site = siteOfSuite()

test.each(routeList)('the HTML at $path keeps within its bytes', async ({ path, page }) => {
  const response = await fetch(site.url + path)
  const { coded } = await prepareAnswer(await response.text(), {})
  expect(coded.br.body.length).toBeLessThanOrEqual(heavier[page] ?? firstFlight)
})
