import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { watch } from 'chokidar'

/** Milliseconds without a further change after which the site is built again. */
const quietMs = 100

/** Milliseconds that a server may take to stop before it is killed. */
const stopMs = 3000

/**
 * Builds and serves what is in `out`, again whenever a file in one of the folders has changed. A
 * build that fails is reported, and the server before it goes on. SIGINT and SIGTERM end both.
 */
export async function serveChanges(
  build: () => Promise<void>,
  out: string,
  folders: readonly string[],
): Promise<void> {
  let server: ChildProcess | undefined
  let cycle = Promise.resolve()
  let stopping = false

  const stopServer = async () => {
    const child = server
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopMs)
    await exited
    clearTimeout(timer)
  }

  const buildAndServe = async () => {
    try {
      await build()
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
      return
    }
    // The port is free only once the former server has gone.
    await stopServer()
    if (stopping) return
    server = spawn(process.execPath, [path.join(out, 'start.js')], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    })
  }

  const serveAgain = () => {
    cycle = cycle.then(buildAndServe)
  }
  let timer: NodeJS.Timeout | undefined
  const watcher = watch([...folders], { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(serveAgain, quietMs)
  })

  const stop = async () => {
    stopping = true
    clearTimeout(timer)
    await watcher.close()
    await stopServer()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)

  await once(watcher, 'ready')
  serveAgain()
}
