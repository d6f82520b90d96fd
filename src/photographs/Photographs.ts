import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { codeOf, errorCode } from '../core/errors'
import { events, type Logger } from '../core/log'
import {
  type Frame,
  fileWidths,
  type PictureHashes,
  pictureAddress,
  variantAddress,
} from '../shared/pictures/Picture'
import type { EncodingTask } from './encodePhotograph'
import type { Focus } from './encodePicture'

/** The folder of the shop's photographs in `DATA_DIR`. */
export const photographsFolder = 'pictures'

/** Below it: what was made of them. */
const encodedFolder = '.encoded'

const fileName = /^([\w-]+)\.(?:jpe?g|png|webp|avif|tiff?|heic)$/i

const largestBytes = 40 * 1024 * 1024

/** Milliseconds that a file must have been left alone: it may be half copied. */
const settledMs = 1000

/** Milliseconds after which an encoding is ended: a photograph takes some five seconds. */
const longestEncodingMs = 180_000

/** Milliseconds for which files are kept that no page leads to any more. */
const keptMs = 24 * 60 * 60 * 1000

/** Changes with what is made of a photograph: everything is then made anew. */
const encoding = 'v1'

/** Hexadecimal digits; they have to tell apart the few versions that one name ever has. */
const hashLength = 6

/** A photograph that can be served. */
interface Encoded {
  hash: string
  folder: string
  frame: Frame
  isShared: boolean
}

interface PhotographsOptions {
  dataDir: string
  log: Logger
  /** Node's arguments that start `encodePhotograph`. */
  encoder: readonly string[]
  /** The frame of each picture that the site knows, and of those that it does not. */
  frameOf: (name: string) => Frame
  /** Where a picture stands beside shared links. */
  shareOf: (name: string) => EncodingTask['share']
  /** The address of a picture beside shared links. */
  shareAddress: (hashes: PictureHashes, name: string) => string
  /** Is called when a photograph is ready. */
  onReady: () => void
}

/**
 * The shop's own photographs, which take the place of the pictures of the same name. Each is encoded by a
 * process of its own, one at a time, at low priority; until it is ready the built picture shows.
 */
export class Photographs {
  readonly #folder: string
  readonly #encoded: string
  #ready: ReadonlyMap<string, Encoded> = new Map()
  #served: ReadonlyMap<string, string> = new Map()
  #hashes: PictureHashes = {}
  #shares: PictureHashes = {}
  /** What is wrong, by the file's name. */
  #problems: ReadonlyMap<string, string> = new Map()
  /** Why an encoding failed, by its key: it would fail again. */
  readonly #failed = new Map<string, string>()
  /** The hash of each file's content, by its name, size and time. */
  #contents = new Map<string, string>()
  #waiting: EncodingTask[] = []
  #working: Promise<void> | undefined
  readonly #stop = new AbortController()

  constructor(readonly options: PhotographsOptions) {
    this.#folder = path.join(options.dataDir, photographsFolder)
    this.#encoded = path.join(this.#folder, encodedFolder)
  }

  /** The files of photographs that can be served, by address. */
  get served(): ReadonlyMap<string, string> {
    return this.#served
  }

  /** Parts of the addresses of the pictures that photographs replace. */
  get hashes(): PictureHashes {
    return this.#hashes
  }

  /** The same beside shared links. */
  get shares(): PictureHashes {
    return this.#shares
  }

  /** Whether photographs are being encoded, or wait for it. */
  get isWorking(): boolean {
    return this.#working !== undefined
  }

  /** A sentence for each file that cannot be shown. */
  get problems(): readonly string[] {
    return [...this.#problems].map(([file, problem]) => `${file} ${problem}`)
  }

  /**
   * Looks for photographs that are new, changed or gone, and has the new ones encoded.
   * @param focusOf what stays in the frame, by the picture's name
   */
  async scan(focusOf: (name: string) => Focus | undefined): Promise<void> {
    const { log, frameOf, shareOf } = this.options
    const problems = new Map<string, string>()
    const ready = new Map<string, Encoded>()
    const waiting: EncodingTask[] = []
    const contents = new Map<string, string>()
    const seen = new Map<string, string>()
    for (const file of await this.#files()) {
      const name = fileName.exec(file)?.[1]
      if (name === undefined) {
        problems.set(
          file,
          'is no picture: its name has letters, digits, - and _ and ends in .jpg, .png, .webp, .avif or .tif',
        )
        continue
      }
      const other = seen.get(name)
      if (other !== undefined) {
        problems.set(file, `has the name of ${other}`)
        continue
      }
      seen.set(name, file)
      const content = await this.#contentOf(file, contents)
      const previous = this.#ready.get(name)
      if (content === 'unsettled') {
        if (previous) ready.set(name, previous)
        continue
      }
      if ('problem' in content) {
        problems.set(file, content.problem)
        continue
      }
      const frame = frameOf(name)
      const focus = focusOf(name)
      const share = shareOf(name)
      const key = createHash('sha256')
        .update(JSON.stringify([encoding, content.hash, frame, focus ?? null, share ?? null]))
        .digest('hex')
      const folder = path.join(this.#encoded, key)
      const failure = this.#failed.get(key)
      if (failure !== undefined) problems.set(file, failure)
      else if (fs.existsSync(folder)) {
        ready.set(name, {
          hash: key.slice(0, hashLength),
          folder,
          frame,
          isShared: share !== undefined,
        })
      } else {
        if (previous) ready.set(name, previous)
        waiting.push({
          file: path.join(this.#folder, file),
          out: folder,
          frame,
          ...(focus && { focus }),
          ...(share && { share }),
        })
      }
    }
    this.#contents = contents
    this.#ready = ready
    this.#describe()
    for (const [file, problem] of problems) {
      if (this.#problems.get(file) !== problem) log.warn({ file, problem }, events.photographFailed)
    }
    this.#problems = problems
    this.#waiting = waiting
    if (waiting.length === 0) await this.#tidy()
    else
      this.#working ??= this.#encodeAll().finally(() => {
        this.#working = undefined
      })
  }

  /** Ends the encoding that is under way. */
  async stop(): Promise<void> {
    this.#waiting = []
    this.#stop.abort()
    await this.#working
  }

  async #files(): Promise<string[]> {
    try {
      const entries = await fs.promises.readdir(this.#folder)
      return entries.filter((entry) => !entry.startsWith('.')).sort()
    } catch {
      return []
    }
  }

  async #contentOf(
    file: string,
    contents: Map<string, string>,
  ): Promise<{ hash: string } | { problem: string } | 'unsettled'> {
    const place = path.join(this.#folder, file)
    try {
      const found = await fs.promises.stat(place)
      if (!found.isFile()) return { problem: 'is no file' }
      if (found.size > largestBytes) return { problem: 'is larger than 40 MB' }
      const ageMs = Date.now() - found.mtimeMs
      if (ageMs >= 0 && ageMs < settledMs) return 'unsettled'
      const version = `${file} ${found.size} ${found.mtimeMs}`
      const known = this.#contents.get(version)
      const hash = createHash('sha256')
      if (known === undefined) await pipeline(fs.createReadStream(place), hash)
      const digest = known ?? hash.digest('hex')
      contents.set(version, digest)
      return { hash: digest }
    } catch (error) {
      return codeOf(error) === 'ENOENT'
        ? 'unsettled'
        : { problem: `cannot be read: ${errorCode(error)}` }
    }
  }

  /** Makes the tables of addresses that pages and answers look things up in. */
  #describe(): void {
    const served = new Map<string, string>()
    const entries = [...this.#ready]
    this.#hashes = Object.fromEntries(entries.map(([name, { hash }]) => [name, hash]))
    this.#shares = Object.fromEntries(
      entries.filter(([, { isShared }]) => isShared).map(([name, { hash }]) => [name, hash]),
    )
    for (const [name, { folder, frame, isShared }] of entries) {
      served.set(pictureAddress(name), path.join(folder, 'frame.jpg'))
      for (const width of fileWidths(frame.width)) {
        for (const format of ['avif', 'webp'] as const) {
          served.set(
            variantAddress(this.#hashes, name, width, format),
            path.join(folder, `${width}.${format}`),
          )
        }
      }
      if (isShared) {
        served.set(this.options.shareAddress(this.#shares, name), path.join(folder, 'share.jpg'))
      }
    }
    this.#served = served
  }

  async #encodeAll(): Promise<void> {
    await fs.promises.mkdir(this.#encoded, { recursive: true }).catch(() => undefined)
    for (let task = this.#waiting.shift(); task; task = this.#waiting.shift()) {
      const problem = await this.#encode(task)
      if (this.#stop.signal.aborted) return
      if (problem !== undefined) this.#failed.set(path.basename(task.out), problem)
      this.options.onReady()
    }
  }

  /** @returns why it failed */
  #encode(task: EncodingTask): Promise<string | undefined> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [...this.options.encoder, JSON.stringify(task)],
        { timeout: longestEncodingMs, killSignal: 'SIGKILL', signal: this.#stop.signal },
        (error, _out, said) => {
          if (!error) resolve(undefined)
          else resolve(said.length > 0 && said.length < 100 ? said : 'could not be encoded')
        },
      )
    })
  }

  /** Deletes what was made long ago of photographs that are no longer there. */
  async #tidy(): Promise<void> {
    const used = new Set([...this.#ready.values()].map(({ folder }) => path.basename(folder)))
    const entries = await fs.promises.readdir(this.#encoded).catch(() => [])
    for (const entry of entries) {
      if (used.has(entry)) continue
      const folder = path.join(this.#encoded, entry)
      // Another site on the same volume may have made it just now.
      const { mtimeMs } = await fs.promises.stat(folder).catch(() => ({ mtimeMs: Date.now() }))
      if (Date.now() - mtimeMs > keptMs) await fs.promises.rm(folder, { recursive: true })
    }
  }
}
