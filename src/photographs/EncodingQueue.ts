import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { EncodingTask } from './encodePhotograph'

/** Milliseconds after which an encoding is ended: a photograph takes some five seconds. */
const longestMs = 180_000

/** Why an encoding failed: in the encoder's words, or because it ended without any. */
interface Failure {
  text: string
  isSaid: boolean
}

/** Beside the folder of an encoding: why it will always fail. */
const noteOf = (out: string) => `${out}.txt`

/** Photographs that wait to be encoded, one at a time, each by a process of its own at low priority. */
export class EncodingQueue {
  /** By the folder that would have been made. */
  readonly #failed = new Map<string, string>()
  #waiting: EncodingTask[] = []
  #working: Promise<void> | undefined
  readonly #stop = new AbortController()

  /**
   * @param encoder Node's arguments that start `encodePhotograph`
   * @param onDone is called when all that waited are done
   */
  constructor(
    readonly encoder: readonly string[],
    readonly onDone: () => void,
  ) {}

  get isWorking(): boolean {
    return this.#working !== undefined
  }

  /** Why this folder will not be made; a failure that the encoder explained outlives a restart. */
  async problemOf(out: string): Promise<string | undefined> {
    return (
      this.#failed.get(out) ??
      (await fs.promises.readFile(noteOf(out), 'utf8').catch(() => undefined))
    )
  }

  /** From now on these wait, in the place of those before. */
  take(tasks: EncodingTask[]): void {
    this.#waiting = tasks
    if (tasks.length === 0) return
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
    })
  }

  /** Ends the encoding that is under way. */
  async stop(): Promise<void> {
    this.#waiting = []
    this.#stop.abort()
    await this.#working
  }

  async #work(): Promise<void> {
    for (let task = this.#waiting.shift(); task; task = this.#waiting.shift()) {
      const { out } = task
      // It may have been taken once more while it was under way.
      if (fs.existsSync(out) || this.#failed.has(out)) continue
      await fs.promises.mkdir(path.dirname(out), { recursive: true }).catch(() => undefined)
      const failure = await this.#encode(task)
      if (this.#stop.signal.aborted) return
      if (!failure) continue
      this.#failed.set(out, failure.text)
      if (failure.isSaid) {
        await fs.promises.writeFile(noteOf(out), failure.text).catch(() => undefined)
      }
    }
    this.onDone()
  }

  #encode(task: EncodingTask): Promise<Failure | undefined> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [...this.encoder, JSON.stringify(task)],
        {
          // One thread: the site's own work needs the others.
          env: { UV_THREADPOOL_SIZE: '1' },
          timeout: longestMs,
          killSignal: 'SIGKILL',
          signal: this.#stop.signal,
        },
        (error, _out, said) => {
          const isSaid = said.length > 0 && said.length < 100
          resolve(error ? { text: isSaid ? said : 'could not be encoded', isSaid } : undefined)
        },
      )
    })
  }
}
