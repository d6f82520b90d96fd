import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathTo } from '../src/shared/routes'
import { findChromium } from '../tests/support/browser/browserProgram'
import { PeerProcess } from './PeerProcess'
import { folder, site } from './peers'

/**
 * `npm run bench:lighthouse`: Lighthouse's mobile preset on each kind of page of the built site, in
 * both languages, medians of five runs.
 */
const runs = 5
const version = '12.2.3'
const kinds = ['home', 'products', 'womensProsthesis', 'faq', 'contacts'] as const

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const
const shift = 'cumulative-layout-shift'

/** The part of Lighthouse's report that is read here. */
interface Report {
  categories: Record<(typeof scores)[number], { score: number }>
  audits: Record<(typeof times)[number] | typeof shift, { numericValue: number }>
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const flags = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync'

function measure(url: string): Report {
  const file = path.join(folder, 'lighthouse.json')
  const program = path.join(folder, 'lighthouse/node_modules/lighthouse/cli/index.js')
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  execFileSync(process.execPath, [program, url, ...options], {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: findChromium() },
  })
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}

function install(): void {
  const own = path.join(folder, 'lighthouse')
  fs.mkdirSync(own, { recursive: true })
  fs.writeFileSync(path.join(own, 'package.json'), JSON.stringify({ private: true }))
  const options = ['--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync('npm', ['install', ...options, `lighthouse@${version}`], {
    cwd: own,
    stdio: 'inherit',
  })
}

execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
install()
const running = await PeerProcess.start(site, path.join(folder, 'site.log'))
process.stdout.write(
  `| page | ${[...scores, ...times, shift].join(' | ')} |\n|${'---|'.repeat(8)}---|\n`,
)
try {
  for (const address of kinds.flatMap((kind) => [pathTo(kind, 'it'), pathTo(kind, 'en')])) {
    const reports = Array.from({ length: runs }, () => measure(new URL(address, running.url).href))
    const cells = [
      ...scores.map((one) =>
        median(reports.map((of) => Math.round(of.categories[one].score * 100))),
      ),
      ...times.map(
        (one) => `${Math.round(median(reports.map((of) => of.audits[one].numericValue)))} ms`,
      ),
      median(reports.map((of) => of.audits[shift].numericValue)).toFixed(3),
    ]
    process.stdout.write(`| ${[address, ...cells].join(' | ')} |\n`)
  }
} finally {
  await running.stop()
}
