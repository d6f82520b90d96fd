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
  products: 18_700,
  womensProsthesis: 17_850,
  keratinTips: 16_650,
  tapeInKit: 16_400,
  weftMachineSewn: 16_350,
  bulkHumanHair: 16_150,
  mensProsthesis: 15_500,
  contacts: 13_750,
  italianKeratineGlue: 13_300,
  gallery: 13_150,
}

const site = siteOfSuite()

test.each(routeList)('the HTML at $path keeps within its bytes', async ({ path, page }) => {
  const response = await fetch(site.url + path)
  const { coded } = await prepareAnswer(await response.text(), {})
  expect(coded.br.body.length).toBeLessThanOrEqual(heavier[page] ?? firstFlight)
})
