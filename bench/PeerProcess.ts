import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { rawAnswer } from './rawAnswer'

/** A server that is measured, and how it is started. */
export interface Peer {
  name: string
  /** Of Node, or of the program that is named. */
  arguments: string[]
  program?: string
  folder: string
  environment?: Record<string, string>
  port: number
  path: string
}

const longestStartMs = 60_000

/** A peer in a process of its own, listening on loopback. */
export class PeerProcess {
  readonly url: string

  private constructor(
    readonly child: ChildProcess,
    readonly peer: Peer,
    /** Milliseconds from its start to its first answer. */
    readonly startMs: number,
  ) {
    this.url = addressOf(peer)
  }

  /** Resolves when the peer has answered for the first time. What it logs goes to a file. */
  static async start(peer: Peer, logFile: string): Promise<PeerProcess> {
    const log = fs.openSync(logFile, 'w')
    const begun = performance.now()
    const child = spawn(peer.program ?? process.execPath, peer.arguments, {
      cwd: peer.folder,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...peer.environment },
    })
    fs.closeSync(log)
    const started = () => new PeerProcess(child, peer, performance.now() - begun)
    while (performance.now() - begun < longestStartMs && child.exitCode === null) {
      const answer = await rawAnswer(addressOf(peer)).catch(() => undefined)
      if (answer?.status === 200) return started()
      await sleep(5)
    }
    child.kill('SIGKILL')
    throw new Error(`${peer.name} did not start: ${fs.readFileSync(logFile, 'utf8')}`)
  }

  /** The most memory that it has taken so far, in MiB, its children included; Linux counts it. */
  peakMiB(): number {
    return peakOf(this.child.pid ?? 0)
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve))
    this.child.kill('SIGTERM')
    const late = setTimeout(() => this.child.kill('SIGKILL'), 12_000)
    await ended
    clearTimeout(late)
  }
}

const addressOf = ({ port, path }: Peer) => `http://127.0.0.1:${port}${path}`

function peakOf(pid: number): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const own = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    return children.split(' ').reduce((sum, child) => sum + peakOf(Number(child)), own)
  } catch {
    return 0
  }
}
