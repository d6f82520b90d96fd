import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isUnsettled, ownPictureFiles, ownPicturesFolder } from '../content/shopFiles'
import { codeOf, loggableError } from '../core/errors'
import { type Frame, fileWidths, type PictureHashes } from '../shared/pictures'
import type { EncodingTask } from './encodeOwnPicture'
import type { Focus } from './encodePicture'
import { pictureFrame } from './manifest'
import { OwnPictureEncoder } from './OwnPictureEncoder'
import { encodedFiles, pictureNameOf, shortHash } from './pictureFiles'
import { shareCropOf } from './sharePictures'

/** Below the folder of the shop's own pictures: what was made of them. */
const encodedFolder = '.encoded'

const nameProblem =
  'is no picture: its name has letters, digits, - and _ and ends in .jpg, .png, .webp, .avif or .tif'

const largestBytes = 40 * 1024 * 1024

/** Changes with what is made of a picture: everything is then made anew. */
const encoding = 'v2'

/** What became of a file; empty while the file may still be copied. */
interface Found {
  /** The task that has made its files. */
  done?: EncodingTask
  /** The task that is yet to make them. */
  task?: EncodingTask
  /** Why it is not encoded now; what was shown under its name stays. */
  problem?: string
}

interface OwnPicturesOptions {
  dataDir: string
  /** Is called when a picture was encoded, or could not be: the next scan goes on. */
  onEncoded?: () => void
  /** How a picture is cut on pages; tests have smaller ones. */
  frameOf?: (name: string) => Frame
  /** Milliseconds after which what may have passed, such as a full disk, is tried again. */
  retryMs?: number | undefined
}

/** The shop's own pictures. Each replaces the picture of its name as soon as it is encoded. */
export class OwnPictures {
  /** The files of those that can be served, by address. */
  served: ReadonlyMap<string, string> = new Map()
  /** Parts of their addresses. */
  hashes: PictureHashes = {}
  /** A sentence for each file that cannot be shown. */
  problems: readonly string[] = []
  readonly #folder: string
  readonly #encoded: string
  #ready: ReadonlyMap<string, EncodingTask> = new Map()
  /** The hash of each file's content, by its name, size and time. */
  readonly #contents = new Map<string, string>()
  /** The folder of encoded files of each picture that the last survey found. */
  readonly #folders = new Set<string>()
  readonly #encoder: OwnPictureEncoder

  constructor(readonly options: OwnPicturesOptions) {
    this.#folder = path.join(options.dataDir, ownPicturesFolder)
    this.#encoded = path.join(this.#folder, encodedFolder)
    this.#encoder = new OwnPictureEncoder(options.onEncoded, options.retryMs)
  }

  /**
   * Looks for pictures that are new, changed or gone, and has the first of the new ones encoded.
   * @param focusOf what stays in the frame, by the picture's name
   */
  async scan(focusOf: (name: string) => Focus | undefined): Promise<void> {
    const [next] = await this.survey(focusOf)
    if (next) this.#encoder.begin(next)
    else {
      const inUse = [...this.#ready.values()].map(({ out }) => out)
      await this.#encoder.tidy(this.#encoded, [...this.#folders, ...inUse])
    }
  }

  /** @returns the pictures that are yet to be encoded */
  async survey(focusOf: (name: string) => Focus | undefined): Promise<EncodingTask[]> {
    let files: string[]
    try {
      files = ownPictureFiles(this.options.dataDir)
    } catch (error) {
      // What is shown stays.
      this.problems = [`${ownPicturesFolder} cannot be read: ${loggableError(error)}`]
      return []
    }
    const problems: string[] = []
    const ready = new Map<string, EncodingTask>()
    const waiting: EncodingTask[] = []
    const fileOf = new Map<string, string>()
    this.#folders.clear()
    for (const file of files) {
      const name = pictureNameOf(file)
      const other = fileOf.get(name ?? '')
      const place = `${ownPicturesFolder}/${file}`
      if (name === undefined) problems.push(`${place} ${nameProblem}`)
      else if (other !== undefined) problems.push(`${place} has the name of ${other}`)
      else {
        fileOf.set(name, file)
        const { done, task, problem } = await this.#find(file, name, focusOf(name))
        const usable = done ?? this.#ready.get(name)
        if (usable) ready.set(name, usable)
        if (task) waiting.push(task)
        if (problem !== undefined) problems.push(`${place} ${problem}`)
      }
    }
    this.#show(ready)
    this.problems = problems
    return waiting
  }

  async stop(): Promise<void> {
    await this.#encoder.stop()
  }

  async #find(file: string, name: string, focus: Focus | undefined): Promise<Found> {
    const place = path.join(this.#folder, file)
    let content: string
    try {
      const found = await fs.promises.stat(place)
      if (!found.isFile()) return { problem: 'is no file' }
      if (found.size > largestBytes) return { problem: 'is larger than 40 MB' }
      if (isUnsettled(found)) return {}
      content = await this.#hashOf(place, `${file} ${found.size} ${found.mtimeMs}`)
    } catch (error) {
      return codeOf(error) === 'ENOENT'
        ? {}
        : { problem: `cannot be read: ${loggableError(error)}` }
    }
    const { frameOf = pictureFrame } = this.options
    const frame = frameOf(name)
    const share = shareCropOf(name)
    const made = { encoding, content, frame, widths: fileWidths(frame.width), focus, share }
    const key = createHash('sha256').update(JSON.stringify(made)).digest('hex')
    const out = path.join(this.#encoded, key)
    this.#folders.add(out)
    const task = { file: place, out, frame, focus, share }
    if (fs.existsSync(out)) return { done: task }
    const problem = await this.#encoder.problemOf(out)
    return problem ? { problem } : { task }
  }

  /** The hash of a file's content, which is read once for each of its versions. */
  async #hashOf(place: string, version: string): Promise<string> {
    const known = this.#contents.get(version)
    if (known !== undefined) return known
    const hash = createHash('sha256')
    await pipeline(fs.createReadStream(place), hash)
    const content = hash.digest('hex')
    this.#contents.set(version, content)
    return content
  }

  /** Makes the tables of addresses that pages and answers look things up in. */
  #show(ready: ReadonlyMap<string, EncodingTask>): void {
    const hashOf = ({ out }: EncodingTask) => shortHash(path.basename(out))
    this.#ready = ready
    this.hashes = Object.fromEntries([...ready].map(([name, task]) => [name, hashOf(task)]))
    const served = new Map<string, string>()
    for (const [name, task] of ready) {
      for (const [file, address] of encodedFiles(this.hashes, name, task)) {
        served.set(address, path.join(task.out, file))
      }
    }
    this.served = served
  }
}
