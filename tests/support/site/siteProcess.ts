import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { events } from '../../../src/core/log'
import { type OutboxOptions, outboxOptions } from '../../../src/outbox/Outbox'
import type { ServiceOptions } from '../../../src/services'
import type { Place } from '../servers/databases'
import { bundleProgram } from './bundleProgram'
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

let program: Promise<string> | undefined

/**
 * Starts the site on a place.
 * @param until the event at which it counts as started: when it takes requests, unless given
 * @param release the program of another version
 */
export async function startSiteProcess(
  place: Place,
  environment: Record<string, string>,
  options: ServiceOptions = {},
  until: string = events.migrated,
  release?: Promise<string>,
): Promise<SiteProcess> {
  program ??= bundleProgram('tests/support/site/faultServer.ts')
  const given: ServiceOptions = { poll: freshState, ...options }
  const child = spawn(process.execPath, [await (release ?? program), JSON.stringify(given)], {
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
