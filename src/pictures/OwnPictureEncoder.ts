import { type ExecFileException, execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { dayMs } from '../shared/spans'
import type { EncodingTask } from './encodeOwnPicture'

const run = promisify(execFile)

const here = path.dirname(fileURLToPath(import.meta.url))
const built = path.join(here, 'encodeOwnPicture.js')

/** Node's arguments that start the encoding of a picture: the built script, or its source. */
const script = fs.existsSync(built)
  ? [built]
  : ['--import', 'tsx', path.join(here, 'encodeOwnPicture.ts')]

/** Milliseconds after which an encoding is ended: it mostly takes seconds. */
const longestMs = 180_000

/** Milliseconds for which files are kept that no page leads to any more. */
const keptMs = dayMs

/** The file beside an encoding's folder that says why it will always fail, also after a restart. */
const noteOf = (out: string) => `${out}.txt`

/**
 * Encodes a picture at a time, in a process of its own at low priority: a large one takes several
 * times the memory of the site, and pages come first.
 */
export class OwnPictureEncoder {
  /** By the folder that would have been made: why it was not, until it is tried again. */
  readonly #failed = new Map<string, string>()
  #work: Promise<void> | undefined
  readonly #stop = new AbortController()

  /**
   * @param onDone is called when a picture was encoded, or could not be
   * @param retryMs milliseconds after which a fault that may pass, such as a full disk, is retried
   */
  constructor(
    readonly onDone: () => void = () => {},
    readonly retryMs = 600_000,
  ) {}

  /** Why this folder is not made now. */
  async problemOf(out: string): Promise<string | undefined> {
    const noted = await fs.promises.readFile(noteOf(out), 'utf8').catch(() => undefined)
    return noted ?? this.#failed.get(out)
  }

  /** Begins with this one, unless another is under way. */
  begin(task: EncodingTask): void {
    this.#work ??= this.#encode(task).finally(() => {
      this.#work = undefined
      if (!this.#stop.signal.aborted) this.onDone()
    })
  }

  /** Deletes what was made, or noted, long ago, but for these folders and their notes. */
  async tidy(below: string, used: readonly string[]): Promise<void> {
    const kept = new Set([...used, ...used.map(noteOf)])
    const entries = await fs.promises.readdir(below).catch(() => [])
    for (const place of entries.map((entry) => path.join(below, entry))) {
      if (kept.has(place)) continue
      // Another site on the same volume may have made it just now.
      const { mtimeMs } = await fs.promises.stat(place).catch(() => ({ mtimeMs: Date.now() }))
      if (Date.now() - mtimeMs <= keptMs) continue
      // One that cannot be deleted, or that the other site has just deleted, harms nothing.
      await fs.promises.rm(place, { recursive: true, force: true }).catch(() => undefined)
    }
  }

  /** Ends the encoding that is under way. */
  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#work
  }

  /** Notes why it failed; for good if the script says what is wrong with the picture. */
  async #encode(task: EncodingTask): Promise<void> {
    const { out } = task
    try {
      await fs.promises.mkdir(path.dirname(out), { recursive: true }).catch(() => undefined)
      await run(process.execPath, [...script, JSON.stringify(task)], {
        // One thread: the site's own work needs the others.
        env: { UV_THREADPOOL_SIZE: '1' },
        timeout: longestMs,
        killSignal: 'SIGKILL',
        signal: this.#stop.signal,
      })
    } catch (error) {
      const { stdout: problem, stderr, signal } = error as ExecFileException
      const reason = stderr?.slice(0, 100) || signal || 'no reason was given'
      // The note first: who learns of the problem finds it.
      if (problem) await fs.promises.writeFile(noteOf(out), problem).catch(() => undefined)
      else setTimeout(() => this.#failed.delete(out), this.retryMs).unref()
      this.#failed.set(out, problem || `could not be encoded, and is tried again: ${reason}`)
    }
  }
}
