import type { BrowserContext, Request } from '@playwright/test'

/** What went wrong in a browser context, in the order in which it did. */
export class BrowserProblems {
  readonly #found: string[] = []
  readonly #allowed: RegExp[] = []

  constructor(readonly context: BrowserContext) {}

  /** Those that match are part of the test, such as a deliberate 503. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  add(problem: string): void {
    this.#found.push(problem)
  }

  /** All but the allowed ones, once everything the pages have reported so far has arrived. */
  async list(): Promise<string[]> {
    // Reports come in order: an answer of the page comes after all that it reported before.
    await Promise.all(
      this.context.pages().map((page) => page.evaluate(() => undefined).catch(() => undefined)),
    )
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)))
  }

  /** The same, and starts afresh. */
  async take(): Promise<string[]> {
    const problems = await this.list()
    this.#found.length = 0
    return problems
  }
}

/** Every built site of the tests, and nothing else, is on this host. */
function isOwn(request: Request): boolean {
  return new URL(request.url()).hostname === '127.0.0.1'
}

function isOnNetwork(request: Request): boolean {
  return /^(https?|wss?):/.test(request.url())
}

/** Notes, for every page of the context, whatever a visitor's browser should never have to say. */
export async function watchForProblems(context: BrowserContext): Promise<BrowserProblems> {
  const problems = new BrowserProblems(context)
  // By Chromium's own clock, which runs on while a machine is busy. What is preloaded in vain, a
  // test of the pictures sees (`pictures.spec.ts`).
  problems.allow(/preloaded using link preload but not used within a few seconds/)
  context.on('console', (message) => {
    const type = message.type()
    if (type !== 'error' && type !== 'warning') return
    problems.add(`console ${type}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    problems.add(`page error: ${error.error().message}`)
  })
  context.on('request', (request) => {
    if (isOnNetwork(request) && !isOwn(request)) problems.add(`other host: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A browser aborts what is still loading when the visitor leaves a page.
    if (isOwn(request) && reason !== 'net::ERR_ABORTED') {
      problems.add(`request failed: ${request.url()} ${reason}`)
    }
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
      const place = `${sourceFile ?? ''}:${lineNumber}`
      // biome-ignore lint/suspicious/noConsole: the console is this script's way to the test
      console.error(`CSP violation: ${effectiveDirective} ${blockedURI} at ${place}`)
    })
  })
  return problems
}
