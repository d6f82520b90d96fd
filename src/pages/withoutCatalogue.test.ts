import { expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { Pages } from './Pages'

const site = siteOfSuite()

/** The page's elements that show without a script only, where no catalogue has ever been read. */
async function withoutScript(path: string, language: 'it' | 'en') {
  const pages = new Pages({ ...site.services.pages.sources, read: async () => undefined })
  const { coded } = await pages.get(path, language)
  const elements = parse(coded.identity.body.toString()).querySelectorAll('main noscript')
  return elements.map(({ innerHTML }) => parse(innerHTML))
}

test.each([
  ['/', 'it', 'I prodotti non si possono caricare in questo momento. Riprova'],
  ['/prodotti', 'it', 'I prodotti non si possono caricare in questo momento. Riprova'],
  ['/en/gallery', 'en', 'The products cannot be loaded right now. Try again'],
] as const)(
  '%s says without a script that there are no products, and how to try again',
  async (path, language, sentence) => {
    const said = await withoutScript(path, language)
    expect(said.map(({ textContent }) => textContent)).toEqual([sentence])
    expect(said[0]?.querySelector('a')?.getAttribute('href')).toBe(path)
  },
)
