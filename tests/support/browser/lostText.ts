import type { Page } from '@playwright/test'

/**
 * @returns the texts that cannot be read where they stand: cut off by an ancestor or by the
 * window's side, or lying over another text
 */
export async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels by which a letter may reach over an edge: side bearings and rounding. */
    const slack = 3
    interface Line {
      text: string
      block: Element
      floats: boolean
      left: number
      right: number
      top: number
      bottom: number
    }
    const hides = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    const lost = new Set<string>()
    const lines: Line[] = []
    const width = document.documentElement.clientWidth
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement
        ? blockOf(element.parentElement)
        : element
    const look = (line: Line, from: Element) => {
      let [isCutAcross, isCutDown] = [true, true]
      for (let one: Element | null = from; one; one = one.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(one)
        const box = one.getBoundingClientRect()
        // What is for screen readers alone is a pixel wide, which a transform under way makes
        // 1.0000001.
        if (Math.round(box.width) <= 1 && hides(overflowX)) return
        if (position === 'fixed' || position === 'sticky') line.floats = true
        if (one === document.body || one === document.documentElement) continue
        if (scrolls(overflowX)) isCutAcross = false
        if (scrolls(overflowY)) isCutDown = false
        const isOutAcross = line.left < box.left - slack || line.right > box.right + slack
        const isOutDown = line.top < box.top - slack || line.bottom > box.bottom + slack
        if (
          (isCutAcross && hides(overflowX) && isOutAcross) ||
          (isCutDown && hides(overflowY) && isOutDown)
        ) {
          lost.add(`cut off: ${line.text}`)
        }
      }
      const isOutside = line.left < -slack || line.right > width + slack
      if (isCutAcross && isOutside && !line.floats) lost.add(`beside the page: ${line.text}`)
      lines.push(line)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      // A link over the page for who goes by keyboard lies over it while it has the focus.
      if (!parent || !text || parent.matches(':focus')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Of a letter's space the last has no letter.
      const after = Number.parseFloat(getComputedStyle(parent).letterSpacing) || 0
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right: end, top, bottom } of range.getClientRects()) {
        const right = end - Math.max(0, after)
        // The middle of the line, where its letters are: a face's own height is more than its
        // line's.
        const half = (bottom - top) / 4
        const place = { left, right, top: top + half, bottom: bottom - half }
        if (right - left < 1) continue
        look({ text: text.slice(0, 60), block: blockOf(parent), floats: false, ...place }, parent)
      }
    }
    const still = lines.filter(({ floats }) => !floats).sort((one, other) => one.top - other.top)
    for (const [index, line] of still.entries()) {
      for (const other of still.slice(index + 1)) {
        if (other.top > line.bottom) break
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top)
        if (line.block !== other.block && across > slack && down > slack) {
          lost.add(`over one another: ${line.text} / ${other.text}`)
        }
      }
    }
    return [...lost]
  })
}
