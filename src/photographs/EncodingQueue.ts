import { type ExecFileException, execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { EncodingTask } from './encodePhotograph'

const run = promisify(execFile)

/** Milliseconds after which an encoding is ended: a photograph takes some five seconds. */
const longestMs = 180_000

/** Beside the folder of an encoding: why it will always fail. It outlives a restart. */
const noteOf = (out: string) => `${out}.txt`

/** Photographs that wait to be encoded, one at a time, each by a process of its own at low priority. */
export class EncodingQueue {
  /** By the folder that would have been made: why it was not, and until when it is not tried again. */
  readonly #failed = new Map<string, { problem: string; until: number }>()
  #waiting: EncodingTask[] = []
  #isWorking = false
  #work = Promise.resolve()
  readonly #stop = new AbortController()

  /**
   * @param encoder Node's arguments that start `encodePhotograph`
   * @param onDone is called when all that waited are done
   * @param retryMs milliseconds after which what may have passed, such as a full disk, is tried again
   */
  constructor(
    readonly encoder: readonly string[],
    readonly onDone: () => void,
    readonly retryMs = 600_000,
  ) {}

  get isWorking(): boolean {
    return this.#isWorking
  }

  /** Why this folder is not made now. */
  async problemOf(out: string): Promise<string | undefined> {
    const failed = this.#failed.get(out)
    if (failed && failed.until > performance.now()) return failed.problem
    return await fs.promises.readFile(noteOf(out), 'utf8').catch(() => undefined)
  }

  /** From now on these wait, in the place of those before. */
  take(tasks: EncodingTask[]): void {
    this.#waiting = tasks
    if (tasks.length === 0 || this.#isWorking) return
    this.#isWorking = true
    this.#work = this.#encodeAll()
  }

  /** Ends the encoding that is under way. */
  async stop(): Promise<void> {
    this.#waiting = []
    this.#stop.abort()
    await this.#work
  }

  async #encodeAll(): Promise<void> {
    for (let task = this.#waiting.shift(); task; task = this.#waiting.shift()) {
      const { out } = task
      // It may have been taken once more while it was under way.
      if (fs.existsSync(out) || (await this.problemOf(out)) !== undefined) continue
      await fs.promises.mkdir(path.dirname(out), { recursive: true }).catch(() => undefined)
      await this.#encode(task)
      if (this.#stop.signal.aborted) return
    }
    this.#isWorking = false
    this.onDone()
  }

  /** Notes why it failed: for good where the encoder says what is wrong with the photograph, else for a while. */
  async #encode(task: EncodingTask): Promise<void> {
    try {
      await run(process.execPath, [...this.encoder, JSON.stringify(task)], {
        // One thread: the site's own work needs the others.
        env: { UV_THREADPOOL_SIZE: '1' },
        timeout: longestMs,
        killSignal: 'SIGKILL',
        signal: this.#stop.signal,
      })
    } catch (error) {
      const { stdout: problem, stderr, signal } = error as ExecFileException
      const reason = stderr?.slice(0, 100) || signal || 'no reason was given'
      const passing = `could not be encoded, and is tried again: ${reason}`
      const until = problem ? Number.POSITIVE_INFINITY : performance.now() + this.retryMs
      this.#failed.set(task.out, { problem: problem || passing, until })
      if (problem) await fs.promises.writeFile(noteOf(task.out), problem).catch(() => undefined)
    }
  }
}
