import type { Page } from '@playwright/test'

/** Has each page that is opened sum up by how much it shifts. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** By how much a page has shifted, once what happened last is painted. */
export async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return (window as unknown as { shifts: number[] }).shifts
  })
  return shifts.reduce((total, shift) => total + shift, 0)
}
