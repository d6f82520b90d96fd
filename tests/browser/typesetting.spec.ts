import type { Page } from '@playwright/test'
import { catalogueQuery } from '../../src/shared/catalogueFilters'
import { categories, categoryPages } from '../../src/shared/categories'
import { languages } from '../../src/shared/languages'
import { type PageId, pathTo, routeList } from '../../src/shared/routes'
import { expect, open, test } from './site'

/** The first is the one whose heights are measured, before anything is unfolded. */
const widths = [360, 320, 390, 768, 1280]

/** Pixels at 360: what is longer is not read. */
const linePage = 7500
const tallest: Partial<Record<PageId, number>> = {
  home: 5000,
  about: 4200,
  products: 9000,
  ...Object.fromEntries(categories.map((line) => [categoryPages[line], linePage])),
  womensProsthesis: 9500,
  italianKeratineGlue: 5600,
}

const footer = 700
const firstPicture = 560
const firstProduct = 700
const firstAdd = 1700
const withoutPicture = 2400

const smallestType = 13

/** What of the page is higher or wider than it should be. */
function measure(page: Page) {
  return page.evaluate(() => {
    const top = (element: Element) => element.getBoundingClientRect().top + window.scrollY
    const pictures = [...document.querySelectorAll('main img')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width >= 60)
      .map((one) => [top(one), one.getBoundingClientRect().bottom + window.scrollY])
      .sort(([one = 0], [other = 0]) => one - other)
    const main = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0
    let seen = 0
    let gap = 0
    for (const [from = 0, to = 0] of [...pictures, [main + window.scrollY]]) {
      gap = Math.max(gap, from - seen)
      seen = Math.max(seen, to)
    }
    const add = document.querySelector('main button[form]')
    const footer = document.querySelector('footer')
    // What the question about cookies takes for a while is not the page's.
    const room = Number.parseFloat(footer?.style.paddingBlockEnd || '0')
    return {
      height: document.documentElement.scrollHeight - room,
      footer: (footer?.offsetHeight ?? 0) - room,
      taps: [...document.querySelectorAll('footer :is(a, button)')]
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect()
          return Math.min(width, height) < 44
        })
        .map(({ textContent }) => textContent),
      picture: pictures[0]?.[0] ?? 0,
      add: add ? top(add) : 0,
      gap,
    }
  })
}

/** Closes all folds, and opens each by itself. @returns by how many pixels each widens the page */
const widenedByFolds = (page: Page) =>
  page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.removeAttribute('open')
    return folds.map((fold) => {
      fold.setAttribute('open', '')
      const { scrollWidth, clientWidth } = document.documentElement
      fold.removeAttribute('open')
      return scrollWidth - clientWidth
    })
  })

/**
 * How many lines a title takes. What a line's page adds in italics may be one more on a phone,
 * where display type of 28 pixels has 24 letters.
 */
const titleLines = (page: Page) =>
  page.locator('h1').evaluate((title) => {
    const tops: number[] = []
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const { top, width, height } of range.getClientRects()) {
        if (width > 1 && tops.every((other) => Math.abs(other - top) > height / 2)) tops.push(top)
      }
    }
    const isPhone = window.innerWidth < 640 && title.querySelector('em')
    return { most: isPhone ? 3 : 2, lines: tops.length }
  })

/**
 * What of a page's words is broken over two lines and belongs together, or is set too small to be
 * read.
 */
function faults(page: Page, smallest: number) {
  return page.evaluate((least) => {
    const unit =
      '(?:[cm]?m|k?g|°[CF]|%|euro|€|in|anni|years?|mesi|months?|settimane|weeks?|giorni|days?|ore|hours?|minuti|minutes?|pezzi|pieces?|coppie|pairs?|colori|shades?)(?![\\p{L}\\d])'
    const number = '[\\d½]+(?:[.,:×]\\d+)*'
    const day =
      '(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)'
    const space = '[ \\u00a0\\n]'
    const together = new RegExp(
      [
        `${number}${space}?[–-]${space}?${number}(?:${space}${unit})?`,
        `${number}${space}(?:a|e|o|alle|to|and|or)${space}${number}${space}${unit}`,
        `${number}${space}(?:alle|to)${space}${number}`,
        `${number}${space}${unit}`,
        `${day}${space}?[–-]${space}?${day}`,
        '(?:e-mail|tape-in)s?',
      ].join('|'),
      'giu',
    )
    const namePart = new RegExp(`(?<=, )[^, ][^,]*|${together.source}`, 'giu')
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
    const blocks = new Map<Element, Text[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      let block = text.parentElement
      if (!block?.checkVisibility({ visibilityProperty: true })) continue
      if (block.closest('script, style, noscript, option, textarea')) continue
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      if (block) blocks.set(block, [...(blocks.get(block) ?? []), text])
    }
    const found = { broken: [] as string[], small: [] as string[] }
    for (const [block, texts] of blocks) {
      const at = (offset: number): [Text, number] => {
        let rest = offset
        for (const text of texts) {
          if (rest <= text.length) return [text, rest]
          rest -= text.length
        }
        throw new Error('Beyond the text')
      }
      const words = texts.map(({ data }) => data).join('')
      // A product's name has its lines end at its commas where what is between them fits.
      const isName = block.closest('li:has(img) :is(h3, b)')
      for (const match of words.matchAll(isName ? namePart : together)) {
        const range = document.createRange()
        range.setStart(...at(match.index))
        range.setEnd(...at(match.index + match[0].length))
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        const [first] = lines
        const width = lines.reduce((sum, line) => sum + line.width, 0)
        if (isName && width > block.clientWidth) continue
        if (first && lines.some(({ top }) => top > first.top + first.height / 2)) {
          found.broken.push(words.slice(Math.max(0, match.index - 20), match.index + 30))
        }
      }
      for (const { parentElement, data } of texts) {
        if (!parentElement || data.trim() === '') continue
        const { fontSize, clipPath } = getComputedStyle(parentElement)
        if (Number.parseFloat(fontSize) < least && clipPath === 'none') found.small.push(data)
      }
    }
    return found
  }, smallest)
}

const mostLetters = 80

/** Lines of a page that are longer than one reads with ease. */
const longLines = (page: Page) =>
  page.evaluate((most) => {
    const blocks = new Map<Element, Map<number, string>>()
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      let block = text.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      // What is for screen readers alone is a pixel wide.
      if (!block?.checkVisibility() || block.clientWidth <= 1) continue
      const lines = blocks.get(block) ?? new Map<number, string>()
      blocks.set(block, lines)
      for (const { 0: word, index } of text.data.matchAll(/\S+\s*/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.trimEnd().length)
        const end = Math.round(range.getBoundingClientRect().bottom)
        lines.set(end, (lines.get(end) ?? '') + word)
      }
    }
    return [...blocks.values()]
      .flatMap((lines) => [...lines.values()])
      .filter((line) => line.trim().length > most)
  }, mostLetters)

for (const language of languages) {
  test(`figures stay with what they measure, nothing is too small, too high or widens the page, in ${language}`, async ({
    page,
  }) => {
    test.slow()
    const asking: string[] = []
    const filters = catalogueQuery(null, { shade: 'black', lengthCm: 30 }, language)
    const all = routeList.filter((route) => route.language === language)
    for (const { path, page: id } of [
      ...all,
      { path: pathTo('products', language) + filters, page: 'products' as const },
    ]) {
      await page.setViewportSize({ width: widths[0] ?? 0, height: 740 })
      await open(page, path)
      const most = tallest[id]
      if (most) {
        const found = await measure(page)
        expect.soft(found.height, path).toBeLessThanOrEqual(most)
        expect.soft(found.footer, path).toBeLessThanOrEqual(footer)
        expect.soft(found.taps, `what is too small to be tapped at ${path}`).toEqual([])
        const lowest = id === 'products' ? firstProduct : firstPicture
        expect.soft(found.picture, path).toBeLessThanOrEqual(lowest)
        expect.soft(found.gap, path).toBeLessThanOrEqual(withoutPicture)
        // What patients ask comes before the products.
        if (id !== 'womensProsthesis') expect.soft(found.add, path).toBeLessThanOrEqual(firstAdd)
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        const where = `at ${path}, ${width} px wide`
        const widened = await widenedByFolds(page)
        if (widened.length > 0) asking.push(path)
        expect.soft(Math.max(0, ...widened), `how far a fold widens the page ${where}`).toBe(0)
        expect.soft(await faults(page, smallestType), where).toEqual({ broken: [], small: [] })
        if (width !== 360 && width !== 1280) continue
        const title = await titleLines(page)
        expect.soft(title.lines, `lines of the title ${where}`).toBeLessThanOrEqual(title.most)
        expect.soft(await longLines(page), `long lines ${where}`).toEqual([])
      }
    }
    expect(asking).toContain(pathTo('faq', language))
    expect(asking).toContain(pathTo('products', language))
  })
}
