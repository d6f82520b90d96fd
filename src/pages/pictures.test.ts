import { describe, expect, test } from '@jest/globals'
import type { HTMLElement } from 'node-html-parser'
import { catalogue } from '../../knex/seeds/catalogue'
import { documentAt } from '../../tests/support/site/pageParts'
import { assets } from '../../tests/support/site/site'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { lengthGuide as guide } from '../../views/sections/lengthGuide/drawing'
import { siteText } from '../../views/text/site'
import { readRows } from '../catalogue/readRows'
import { pictureFrame, pictures } from '../pictures/manifest'
import { categoryLabels } from '../shared/categoryLabels'
import type { Language } from '../shared/languages'
import { productName } from '../shared/products'
import { type PageId, pathTo, routeList } from '../shared/routes'

const drawings = [guide, { file: '/head-measures.svg', width: 440, height: 290 }]

const site = siteOfSuite()

const imagePreloads = (document: HTMLElement) =>
  document.querySelectorAll('link[rel=preload][as=image]')

/** Pages that begin with words. */
const withoutOpeningPicture: readonly PageId[] = ['faq', 'contacts', 'privacy', 'terms']

/** How many pictures are on the first screen, where there is more than one. */
const onFirstScreen: Partial<Record<PageId, number>> = { products: 8, gallery: 2 }

/** A file is offered as one percent wider than it is. */
const offered = (width: number) => Math.round(width * 1.01)

/** What a picture may stand for: a product, a line. */
const namesIn = (language: Language): string[] => [
  ...catalogue.map((product) => productName(product, language)),
  ...Object.values(categoryLabels).map((label) => label[language]),
]

describe.each(routeList)('the pictures at $path', ({ path, page, language }) => {
  test('are there in AVIF at several widths up to their own, and in WebP', async () => {
    const document = await documentAt(site, path)
    for (const image of document.querySelectorAll('img')) {
      // A drawing has one file for all widths.
      const drawing = drawings.find(({ file }) => image.getAttribute('src') === file)
      if (drawing) {
        expect(image.getAttribute('alt')).not.toBe('')
        expect(image.getAttribute('width')).toBe(String(drawing.width))
        expect(image.getAttribute('height')).toBe(String(drawing.height))
        continue
      }
      const name = /^\/images\/([\w-]+)\.jpg$/.exec(image.getAttribute('src') ?? '')?.[1]
      if (name === undefined) throw new Error(`${image} is no picture of the site`)
      const known = pictureFrame(name)
      const described = pictures.find((picture) => picture.name === name)?.alt[language]
      expect(image.getAttribute('width')).toBe(String(known.width))
      expect(image.getAttribute('height')).toBe(String(known.height))
      // A swatch's and a filter's name follows its picture.
      const isNamed = image.closest('[role=group], section[aria-labelledby=shades]') !== null
      const said = isNamed ? [''] : [described, ...namesIn(language)]
      expect(said).toContain(image.getAttribute('alt'))
      const [source, ...others] = image.closest('picture')?.querySelectorAll('source') ?? []
      expect(others).toEqual([])
      expect(source?.getAttribute('type')).toBe('image/avif')
      expect(source?.getAttribute('sizes')).toMatch(/vw|rem$/)
      const file = (width: number, format: string) =>
        `/pictures/${assets.pictures[name ?? '']}/${name}-${width}.${format}`
      const set = (format: string) =>
        widths.map((width) => `${file(width, format)} ${offered(width)}w`).join(',')
      const widths = [...(source?.getAttribute('srcset') ?? '').matchAll(/-(\d+)\.avif /g)].map(
        ([, width]) => Number(width),
      )
      expect(widths.length).toBeGreaterThan(0)
      expect(Math.max(...widths)).toBeLessThanOrEqual(known.width)
      expect(source?.getAttribute('srcset')).toBe(set('avif'))
      const isLargest = image.getAttribute('fetchpriority') === 'high'
      const plain = Math.max(...widths.filter((width) => width <= 720))
      expect(image.getAttribute('srcset')).toBe(isLargest ? set('webp') : file(plain, 'webp'))
    }
  })

  test('wait to be seen, but for those of the first screen', async () => {
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
    expect(eager.length).toBe(onFirstScreen[page] ?? expected)
  })
})

test('a product’s picture goes by its name, whatever its ending', async () => {
  const { products, content } = site.services
  const endings = ['jpg', 'svg', 'webp']
  const changed = readRows(await products.rows()).products.map((product, index) => ({
    ...product,
    imageUrl: `/images/new-tape.${endings[index % endings.length]}`,
  }))
  await products.write(changed)
  await content.refresh()
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

test.each(routeList)('what a computer made is said to be, at $path', async ({ path, language }) => {
  const document = await documentAt(site, path)
  expect(document.querySelector('footer')?.text).toContain(siteText[language].footer.madePictures)
})
