import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/browser/browserProgram'

const chromium = findChromium()

/** The built site in the system's Chromium; Playwright's own browsers are not installed. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/support/browser/browserSetup.ts',
  fullyParallel: true,
  workers: 2,
  // A test that failed and then passed is named flaky in the output: it is to be mended, and stops no release.
  retries: process.env.CI === 'true' ? 1 : 0,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  // Long after any test has ended, on a machine however busy: no test waits for either.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 720 },
    screenshot: 'off',
    trace: 'off',
    video: 'off',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A new process for each test's pages would cost half of the run.
        '--renderer-process-limit=1',
      ],
    },
  },
})
