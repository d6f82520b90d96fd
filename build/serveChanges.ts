import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** Builds and serves what is in `out`, again whenever a source has changed. */
export async function serveChanges(build: () => Promise<void>, out: string): Promise<void> {
  let server: ChildProcess | undefined
  let running = false
  let again = false
  const cycle = async () => {
    if (running) {
      again = true
      return
    }
    running = true
    try {
      await build()
      server?.kill('SIGTERM')
      server = spawn(process.execPath, [path.join(out, 'start.js')], {
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'development' },
      })
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    }
    running = false
    if (again) {
      again = false
      await cycle()
    }
  }
  let timer: NodeJS.Timeout | undefined
  for (const folder of ['src', 'views', 'knex', 'public']) {
    fs.watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(cycle, 100)
    })
  }
  await cycle()
}
