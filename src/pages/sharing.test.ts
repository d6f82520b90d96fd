import { describe, expect, test } from '@jest/globals'
import type { HTMLElement } from 'node-html-parser'
import { documentAt } from '../../tests/support/site/pageParts'
import { assets } from '../../tests/support/site/site'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { sharePictures } from '../pictures/sharePictures'
import { categoryLabels } from '../shared/categoryLabels'
import { routeList } from '../shared/routes'

const siteUrl = 'https://shop.example'

const site = siteOfSuite({ SITE_URL: siteUrl })

/** The head's tags of a kind by their names; a name that stands twice fails. */
function tagsOf(document: HTMLElement, attribute: 'property' | 'name', prefix: string) {
  const tags = document.querySelectorAll(`head meta[${attribute}^="${prefix}"]`)
  const entries = tags.map((tag) => [tag.getAttribute(attribute), tag.getAttribute('content')])
  const byName = Object.fromEntries(entries)
  expect(Object.keys(byName)).toHaveLength(entries.length)
  return byName
}

describe.each(routeList)('a shared link to $path', ({ path, page, language }) => {
  test('is shown with title, description, language and picture', async () => {
    const document = await documentAt(site, path)
    const title = document.querySelector('title')?.text
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    const { picture } = sharePictures[page]
    const image = `${siteUrl}/pictures/${assets.pictures[picture.name]}/${picture.name}-share.jpg`
    const [locale, other] = language === 'it' ? ['it_IT', 'en_US'] : ['en_US', 'it_IT']
    expect(tagsOf(document, 'property', 'og:')).toEqual({
      'og:type': 'website',
      'og:site_name': 'Chiomara',
      'og:locale': locale,
      'og:locale:alternate': other,
      'og:url': siteUrl + path,
      'og:title': title,
      'og:description': description,
      'og:image': image,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': picture.alt[language],
    })
    expect(tagsOf(document, 'name', 'twitter:')).toEqual({
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': picture.alt[language],
    })
  })
})

test('a query changes nothing of what is shared', async () => {
  const plain = tagsOf(await documentAt(site, '/prodotti'), 'property', 'og:')
  const chosen = await documentAt(site, '/prodotti?linea=keratin-tips')
  expect(tagsOf(chosen, 'property', 'og:')).toEqual(plain)
})

test('title and heading say which line the catalogue is opened at; the canonical address does not', async () => {
  const document = await documentAt(site, '/prodotti?linea=keratin-tips')
  const label = categoryLabels['keratin-tips'].it
  expect(document.querySelector('title')?.text).toMatch(label)
  expect(document.querySelector('h1')?.text).toMatch(label)
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/prodotti$/)
})

test.each([
  ['an address that is none', '/nothing'],
  ['a request’s thanks', '/contatti?inviata=0f8fad5b-d9cb-469f-a165-70867728950e'],
])('%s is described to nobody', async (_what, path) => {
  const document = await documentAt(site, path)
  const tags = 'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]'
  expect(document.querySelectorAll(tags)).toEqual([])
  expect(document.querySelectorAll('meta[name="robots"][content="noindex"]')).toHaveLength(1)
})
