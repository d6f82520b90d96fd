import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { build } from 'esbuild'
import { events } from '../../src/log'
import { type OutboxOptions, outboxOptions } from '../../src/requests/Outbox'
import type { ServiceOptions } from '../../src/services'
import type { Place } from './databases'
import { freshState, postTo, siteEnvironment, type TestSite } from './site'

/** The site in a process of its own. */
export interface SiteProcess extends Pick<TestSite, 'url' | 'logged' | 'post' | 'stop'> {
  process: ChildProcess
  /** The code with which the process ended, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
  /** Ends the process without a word to it; resolves when it is gone. */
  kill: () => Promise<void>
}

/** Mails that a killed site was sending are retried after seconds rather than a minute. */
export const shortLeases: { outbox: OutboxOptions } = {
  outbox: { ...outboxOptions, deadline: 4000, lease: 5000, poll: 500 },
}

const bundle = path.resolve('.cache/faults/faultServer.js')

let built: Promise<unknown> | undefined

/** One file, made as `build.ts` makes the server's: it starts in a fraction of tsx's time. */
function buildServer(): Promise<unknown> {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  built ??= build({
    entryPoints: ['tests/support/faultServer.ts'],
    outfile: bundle,
    bundle: true,
    external: Object.keys(dependencies),
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
    },
    logLevel: 'warning',
  })
  return built
}

/**
 * Starts the site on a place.
 * @param until the event at which it counts as started: when it takes requests, if not told else
 */
export async function startSiteProcess(
  place: Place,
  environment: Record<string, string>,
  options: ServiceOptions = {},
  until: string = events.migrated,
): Promise<SiteProcess> {
  await buildServer()
  const given: ServiceOptions = { poll: freshState, ...options }
  const child = spawn(process.execPath, [bundle, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...siteEnvironment(place),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      ...environment,
    },
  })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  )
  const logged: string[] = []
  const port = await new Promise<number>((resolve, reject) => {
    let listening = 0
    createInterface({ input: child.stdout as Readable }).on('line', (line) => {
      logged.push(line)
      if (line.includes(`"event":"${events.started}"`)) listening = JSON.parse(line).port
      if (line.includes(`"event":"${until}"`)) resolve(listening)
    })
    void ended.then((code) => reject(new Error(`The site ended: ${code}`)))
  })
  const url = `http://127.0.0.1:${port}`
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { url, logged, post: postTo(url), process: child, ended, kill, stop: kill }
}
