import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../servers/mariadb'
import { writeShop } from '../site/givenShop'

/** Folders of the two builds, from the repository's root. */
export const productionBuild = 'dist'
export const developmentBuild = '.cache/browser-development'

/** A built site running in a process of its own. */
export interface BuiltSite {
  /** Origin, without a trailing slash. */
  url: string
  dataDir: string
  pid: number
  /** What the process has logged, at the level its environment asks for. */
  log: () => string
  /** What the process has written to standard error, where React's warnings go. */
  errors: () => string
  stop: () => Promise<void>
}

const startMs = 100_000

/**
 * Starts a build as an operator would, on a free port and with a data folder of its own. Of this
 * process's environment it sees nothing but the PATH.
 * @param descriptors how many it may have open; what the machine allows without
 */
export async function startBuiltSite(
  build: string,
  environment: Record<string, string> = {},
  descriptors?: number,
): Promise<BuiltSite> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-browser-'))
  writeShop(dataDir)
  const command = [process.execPath, path.join(build, 'start.js')] as const
  const limited = ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$1"`, ...command] as const
  const [program, ...options] = descriptors === undefined ? command : limited
  const child = spawn(program, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: build === developmentBuild ? 'development' : 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      CONTACT_LIMIT: '100000',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  })
  let log = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    log += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // Should the worker end without its teardown, nothing is left behind.
  const abandon = () => child.kill('SIGKILL')
  process.once('exit', abandon)

  const stop = async () => {
    process.off('exit', abandon)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await exited
    fs.rmSync(dataDir, { recursive: true, force: true })
  }

  const deadline = performance.now() + startMs
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error(`The site did not start.\n${log}${errors}`)
    }
    await sleep(50)
  }
  return { url, dataDir, pid: child.pid ?? 0, log: () => log, errors: () => errors, stop }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
