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
import { postTo, siteEnvironment, type TestSite } from './site'

/** The site in a process of its own. */
export interface SiteProcess extends Pick<TestSite, 'url' | 'logged' | 'post' | 'stop'> {
  /** Ends the process without a word to it; resolves when it is gone. */
  kill: () => Promise<void>
}

/** What a killed site was sending shall not have to wait for a minute. */
export const shortLeases: { outbox: OutboxOptions } = {
  outbox: { ...outboxOptions, deadline: 4000, lease: 5000, poll: 500 },
}

const bundle = path.resolve('.cache/faults/faultServer.js')

const viewPackage = /^(react|@emotion|@radix-ui|@tanstack)/

let built: Promise<unknown> | undefined

/** One file, made as `build.ts` makes the server's: it starts in a fraction of tsx's time. */
function buildServer(): Promise<unknown> {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  built ??= build({
    entryPoints: ['tests/support/faultServer.ts'],
    outfile: bundle,
    bundle: true,
    external: Object.keys(dependencies).filter((name) => !viewPackage.test(name)),
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

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()))

/** Starts the site on a place; resolves when it takes requests. */
export async function startSiteProcess(
  place: Place,
  environment: Record<string, string>,
  options: ServiceOptions = {},
): Promise<SiteProcess> {
  await buildServer()
  const child = spawn(process.execPath, [bundle, JSON.stringify(options)], {
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
  const logged: string[] = []
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout as Readable }).on('line', (line) => {
      logged.push(line)
      if (line.includes(`"event":"${events.started}"`)) resolve(JSON.parse(line).port)
    })
    child.once('exit', (code, signal) => reject(new Error(`The site ended: ${code ?? signal}`)))
  })
  const url = `http://127.0.0.1:${port}`
  const kill = async () => {
    child.kill('SIGKILL')
    await ended(child)
  }
  return { url, logged, post: postTo(url), kill, stop: kill }
}
