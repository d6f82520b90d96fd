import { test as base, expect, type Page, type Response } from '@playwright/test'
import { type BrowserProblems, watchForProblems } from '../support/browser/BrowserProblems'
import { findChromium } from '../support/browser/browserProgram'
import {
  type BuiltSite,
  developmentBuild,
  productionBuild,
  startBuiltSite,
} from '../support/browser/browserSite'

export { expect }

/** The two windows for which the site is looked at throughout. */
export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 740 }

/** Each language and each of the two windows once, for what does not differ by how they meet. */
export const languageAndWindow = [
  ['it', phone],
  ['en', desktop],
] as const

interface TestFixtures {
  /** Skips the test where there is no Chromium; `browserSetup` says so. */
  chromium: undefined
  /** What went wrong in the browser; each test ends by asserting that nothing did. */
  problems: BrowserProblems
  /** An empty page beside the test's own. */
  blank: Page
  /** Starts a production build with other environment; it is stopped after the test. */
  newSite: (environment: Record<string, string>) => Promise<BuiltSite>
}

interface WorkerFixtures {
  /** The production build. */
  site: BuiltSite
  /** The development build, whose React warns of what the production build passes over. */
  developmentSite: BuiltSite
}

/** Milliseconds for a server to start on a machine that is busy with other tests. */
const startTimeoutMs = 120_000

/** Playwright's `test`, with paths on the production build and an eye on the browser's console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright refuses a fixture whose first parameter is no object pattern
    async ({}, use, testInfo) => {
      testInfo.skip(!findChromium(), 'No Chromium on this machine')
      await use(undefined)
    },
    { auto: true },
  ],
  problems: [
    async ({ chromium: _, context, javaScriptEnabled }, use) => {
      const problems = await watchForProblems(context)
      // So Chromium calls the scripts that it does not fetch ahead when it may not run them.
      if (!javaScriptEnabled) problems.allow(/^request failed: .*\/assets\/[\w.-]+\.js csp$/)
      await use(problems)
      expect(await problems.list(), 'what went wrong in the browser').toEqual([])
    },
    { auto: true },
  ],
  blank: async ({ context, page }, use) => {
    const blank = await context.newPage()
    // A page behind another paints once a second.
    await page.bringToFront()
    await use(blank)
  },
  newSite: async ({ chromium: _ }, use) => {
    const sites: BuiltSite[] = []
    await use(async (environment) => {
      const site = await startBuiltSite(productionBuild, environment)
      sites.push(site)
      return site
    })
    await Promise.all(sites.map((site) => site.stop()))
  },
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright refuses a fixture whose first parameter is no object pattern
    async ({}, use) => {
      const site = await startBuiltSite(productionBuild)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],
  developmentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright refuses a fixture whose first parameter is no object pattern
    async ({}, use) => {
      const site = await startBuiltSite(developmentBuild)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],
  baseURL: async ({ chromium: _, site }, use) => {
    await use(site.url)
  },
})

/** Has the visitor have answered the question about cookies. */
export const rejectCookies = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'))

/** The reader's size of type, in pixels. */
export async function setType(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Holds answers back until the returned function is called. */
export async function hold(
  page: Page,
  requests: Parameters<Page['route']>[0],
): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(requests, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Whether React has taken over every element of header, content and footer. */
function isHydrated(): boolean {
  const elements = [...document.querySelectorAll('header *, main, main *, footer *')]
  const isReact = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  return elements.length > 1 && elements.every(isReact)
}

const hydrationMs = 60_000

/** Waits until the page is React's. */
export async function hydrated(page: Page): Promise<void> {
  // Looking at every frame would hold up what is looked for.
  const options = { polling: 50, timeout: hydrationMs }
  await page.waitForFunction(isHydrated, undefined, options).catch((error: Error) => {
    throw new Error(`Not hydrated: ${page.url()}\n${error.message}`)
  })
}

/** Loads a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}
