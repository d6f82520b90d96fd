import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { until } from '../until'
import { answers, findProgram, freePort } from './mariadb'

/** A Redis of a test's own: its own folder, its own port, gone when it is stopped. */
export interface TestRedis {
  url: string
  /** Ends it without a word; resolves when it is gone, and all that it knew. */
  kill: () => Promise<void>
  /** Starts another one in its place. */
  restart: () => Promise<void>
  /** It keeps its connections and answers nothing. */
  freeze: () => void
  /** Has it take so many bytes, which 0 does not limit; beyond them it refuses to write. */
  limitMemory: (bytes: number) => Promise<void>
  thaw: () => void
  /** From now on it asks new connections for a password. */
  requirePassword: () => Promise<void>
  stop: () => Promise<void>
}

export const redisProgram = findProgram('redis-server', 'valkey-server')

if (!redisProgram && process.env.CI === 'true') {
  throw new Error('No redis-server on this machine: the suites with Redis would be left out')
}

/** Starts the Redis found on the machine; it keeps nothing on a disk. */
export async function startRedis(program: string): Promise<TestRedis> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-redis-'))
  const port = await freePort()
  const options = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' }
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  let child: ChildProcess
  const restart = async () => {
    child = spawn(program, flags, { stdio: 'ignore' })
    await until('Redis answers', () => answers(port, 'PING\r\n'))
  }
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  await restart()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart,
    freeze: () => child.kill('SIGSTOP'),
    limitMemory: async (bytes) => {
      await answers(port, `CONFIG SET maxmemory ${bytes}\r\n`)
    },
    thaw: () => child.kill('SIGCONT'),
    requirePassword: async () => {
      await answers(port, 'CONFIG SET requirepass sesame\r\n')
    },
    stop: async () => {
      await kill()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
