import { describe, expect, test } from '@jest/globals'
import type { HTMLElement } from 'node-html-parser'
import { catalogue } from '../../knex/seeds/catalogue'
import { documentAt } from '../../tests/support/pageParts'
import { assets } from '../../tests/support/site'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { lengthGuide as guide } from '../../views/sections/lengthGuide/drawing'
import { pictureNote } from '../../views/text/pictureNote'
import { readRows } from '../catalogue/readRows'
import { categoryPages } from '../shared/categories'
import { categoryLabels } from '../shared/categoryLabels'
import type { Language } from '../shared/languages'
import { pictureFrame, pictures } from '../shared/pictures/manifest'
import { productName } from '../shared/products'
import { type PageId, pathTo, routeList } from '../shared/routes'

const site = siteOfSuite()

const linePages: ReadonlySet<PageId> = new Set(Object.values(categoryPages))

const imagePreloads = (document: HTMLElement) =>
  document.querySelectorAll('link[rel=preload][as=image]')

/** Pages that begin with words. */
const withoutOpeningPicture: readonly PageId[] = [
  'gallery',
  'faq',
  'whereWeAre',
  'contacts',
  'privacy',
  'terms',
]

/** A file is offered as one percent wider than it is. */
const offered = (width: number) => Math.round(width * 1.01)

/** What a picture may stand for: a product, a line. */
const namesIn = (language: Language): string[] => [
  ...catalogue.map((product) => productName(product, language)),
  ...Object.values(categoryLabels).map((label) => label[language]),
]

describe.each(routeList)('the pictures at $path', ({ path, page, language }) => {
  test('are there in AVIF at every width up to their own, and in WebP', async () => {
    const document = await documentAt(site, path)
    for (const image of document.querySelectorAll('img')) {
      // A drawing has one file for all widths.
      if (image.getAttribute('src') === guide.file) {
        expect(image.getAttribute('alt')).not.toBe('')
        expect(image.getAttribute('width')).toBe(String(guide.width))
        expect(image.getAttribute('height')).toBe(String(guide.height))
        continue
      }
      const name = /^\/images\/([\w-]+)\.jpg$/.exec(image.getAttribute('src') ?? '')?.[1]
      if (name === undefined) throw new Error(`${image} is no picture of the site`)
      const known = pictureFrame(name)
      const described = pictures.find((picture) => picture.name === name)?.alt[language]
      expect(image.getAttribute('width')).toBe(String(known.width))
      expect(image.getAttribute('height')).toBe(String(known.height))
      const isProduct = image.closest('[aria-hidden]') !== null
      const isFilter = image.closest('[role=group]') !== null
      const isSwatch = image.closest('section')?.getAttribute('aria-labelledby') === 'shades'
      // A shade's name follows its picture.
      const said = isSwatch || isFilter ? [''] : [described, ...namesIn(language)]
      expect(said).toContain(image.getAttribute('alt'))
      const all = [192, 360, 540, 600, 720, 800, 960, 1200, 1500, 1600].filter(
        (width) =>
          width === known.width ||
          (width < known.width && width <= 1200 && width !== 600 && width !== 800),
      )
      const used = (width: number) => {
        if (isFilter) return width === 192
        if (isSwatch) return page === 'home' ? [192, 540].includes(width) : width === 360
        // A product in a list is a thumb on a phone, and a quarter of a wide screen at most.
        return isProduct ? [192, 360, 540, 720].includes(width) : width > 192
      }
      const widths = all.filter(used)
      const set = (format: string) =>
        widths
          .map(
            (width) =>
              `/pictures/${assets.pictures[name]}/${name}-${width}.${format} ${offered(width)}w`,
          )
          .join(',')
      const sources = image.closest('picture')?.querySelectorAll('source') ?? []
      expect(sources).toHaveLength(1)
      expect(sources[0]?.getAttribute('type')).toBe('image/avif')
      expect(sources[0]?.getAttribute('srcset')).toBe(set('avif'))
      expect(sources[0]?.getAttribute('sizes')).toMatch(/vw|rem$/)
      const isLargest = image.getAttribute('fetchpriority') === 'high'
      const plain = Math.max(...widths.filter((width) => width <= 720))
      expect(image.getAttribute('srcset')).toBe(
        isLargest ? set('webp') : `/pictures/${assets.pictures[name]}/${name}-${plain}.webp`,
      )
      expect(image.getAttribute('sizes')).toBe(
        isLargest ? sources[0]?.getAttribute('sizes') : undefined,
      )
    }
  })

  test('wait to be seen, but for the one that opens the page', async () => {
    const document = await documentAt(site, path)
    const first = document
      .querySelectorAll('img')
      .filter((image) => image.getAttribute('fetchpriority') === 'high')
    const preloads = imagePreloads(document)
    const expected = withoutOpeningPicture.includes(page) ? 0 : 1
    expect([first.length, preloads.length]).toEqual([expected, expected])
    const source = first[0]?.closest('picture')?.querySelector('source')
    for (const preload of preloads) {
      expect(preload.closest('head')).toBeTruthy()
      expect(preload.attributes).toEqual({
        rel: 'preload',
        as: 'image',
        type: 'image/avif',
        imageSrcSet: source?.getAttribute('srcset'),
        imageSizes: source?.getAttribute('sizes'),
        fetchPriority: 'high',
      })
    }
    const eager = document.querySelectorAll('img:not([loading=lazy])')
    expect(eager).toHaveLength(page === 'products' ? 3 : expected)
  })
})

test('a product’s picture goes by its name, whatever its ending', async () => {
  const { products, catalogue: read } = site.services
  const endings = ['jpg', 'svg', 'webp']
  const changed = readRows(await products.rows()).products.map((product, index) => ({
    ...product,
    imageUrl: `/images/new-tape.${endings[index % endings.length]}`,
  }))
  await products.write(changed)
  await read.refresh()
  const gallery = await documentAt(site, pathTo('gallery', 'it'))
  const images = gallery.querySelectorAll('[aria-labelledby=products] img')
  expect(images).toHaveLength(catalogue.length)
  for (const image of images) {
    expect(image.getAttribute('src')).toBe('/images/new-tape.jpg')
    const address = `/pictures/${assets.pictures['new-tape']}/new-tape-720.webp`
    expect(image.getAttribute('srcset')).toBe(address)
    expect(image.closest('picture')).toBeTruthy()
  }
})

const galleries = routeList.filter(({ page }) => page === 'gallery' || linePages.has(page))

test.each(galleries)('what a computer made is said to be, at $path', async ({ path, language }) => {
  const document = await documentAt(site, path)
  expect(document.querySelector('main')?.text).toContain(pictureNote[language])
})
