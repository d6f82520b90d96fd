import { expect, test } from '@jest/globals'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { Pages } from './Pages'

const site = siteOfSuite()

test.each([
  ['/prodotti', 1],
  ['/', 1],
  ['/privacy', 0],
  ['/contatti', 1],
  ['/nothing', 0],
])('%s asks for the catalogue %i times', async (path, times) => {
  let readings = 0
  const { sources } = site.services.pages
  const read = () => {
    readings += 1
    return sources.read()
  }
  const pages = new Pages({ ...sources, read })
  await pages.get(path, 'it')
  expect(readings).toBe(times)
})
