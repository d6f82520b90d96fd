import type { Page } from '@playwright/test'
import { languages } from '../../src/shared/languages'
import { routeList } from '../../src/shared/routes'
import { expect, open, test } from './site'

const widths = [320, 360, 390, 768, 1280]

const smallestType = 13

/** How many lines a title takes. What a line's page adds in italics may be one more on a phone, where display type of 28 pixels has 24 letters. */
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

/** What of a page's words is broken over two lines and belongs together, or is set too small to be read. */
function faults(page: Page, smallest: number) {
  return page.evaluate((least) => {
    const unit =
      '(?:[cm]?m|k?g|°[CF]|%|euro|€|in|anni|years?|mesi|months?|settimane|weeks?|giorni|days?|ore|hours?|minuti|minutes?|pezzi|pieces?|colori|shades?)(?![\\p{L}\\d])'
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
    for (const texts of blocks.values()) {
      const at = (offset: number): [Text, number] => {
        let rest = offset
        for (const text of texts) {
          if (rest <= text.length) return [text, rest]
          rest -= text.length
        }
        throw new Error('Beyond the text')
      }
      const words = texts.map(({ data }) => data).join('')
      for (const match of words.matchAll(together)) {
        const range = document.createRange()
        range.setStart(...at(match.index))
        range.setEnd(...at(match.index + match[0].length))
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        const [first] = lines
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
  test(`figures stay with what they measure, and nothing is too small, in ${language}`, async ({
    page,
  }) => {
    test.slow()
    for (const { path } of routeList.filter((route) => route.language === language)) {
      await open(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        expect
          .soft({ path, width, ...(await faults(page, smallestType)) })
          .toEqual({ path, width, broken: [], small: [] })
        if (width !== 360 && width !== 1280) continue
        const { lines, most } = await titleLines(page)
        expect
          .soft(lines, `lines of the title at ${path}, ${width} px wide`)
          .toBeLessThanOrEqual(most)
        expect.soft(await longLines(page), `long lines at ${path}, ${width} px wide`).toEqual([])
      }
    }
  })
}
