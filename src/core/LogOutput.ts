import fs from 'node:fs'
import type { DestinationStream } from 'pino'
import { codeOf } from './errors'
import { createLogger, events } from './log'

/** What may wait to be written, in characters; lines beyond it are lost rather than visitors kept waiting. */
const mostWaiting = 16 * 1024 * 1024

/** Milliseconds before what could not be written is tried again. */
const restMs = 1000

/** Standard output. */
const stdout = 1

/**
 * Where the log goes, beside the answering: lines that come while a write is under way gather for the
 * next one. Lines of one turn of the event loop are handed over together: line by line that costs more
 * than an answer from memory.
 *
 * A log that cannot be written costs lines and nothing else. What waits when the process exits is tried
 * once more.
 */
export class LogOutput implements DestinationStream {
  #lines = ''
  /** What is being written, or could not be and is tried again. */
  #unwritten: Buffer = Buffer.alloc(0)
  #lost = 0
  #lostFor: string | undefined
  /** Why the last attempt to write failed, if it did. */
  #problem: string | undefined
  readonly #stream: NodeJS.WriteStream | undefined

  /** @param descriptor of the file or pipe */
  constructor(readonly descriptor = stdout) {
    const kind = fs.fstatSync(descriptor)
    // Node's stream never waits for the reader of a pipe. A call of the system may wait for good, and the
    // process could not end before that call.
    if (descriptor === stdout && (kind.isFIFO() || kind.isSocket())) {
      this.#stream = process.stdout
      // Each write learns of its own error.
      this.#stream.on('error', () => undefined)
    }
    process.on('exit', () => this.#end())
  }

  write(line: string): void {
    if (this.#stream?.destroyed) return
    if (this.#lines.length + this.#unwritten.length + line.length > mostWaiting) {
      this.#lost += 1
      this.#lostFor = this.#problem
      return
    }
    if (this.#lines === '') setImmediate(() => this.#handOver())
    this.#lines += line
  }

  #handOver(): void {
    if (this.#unwritten.length === 0 && this.#lines !== '') this.#put(this.#taken())
  }

  /** All lines that wait, and after them how many were lost. */
  #taken(): Buffer {
    let lines = this.#lines
    this.#lines = ''
    if (this.#lost > 0) {
      const write = (line: string) => {
        lines += line
      }
      const about = { lines: this.#lost, error: this.#lostFor }
      createLogger('warn', { write }).warn(about, events.logLost)
      this.#lost = 0
    }
    return Buffer.from(lines)
  }

  #put(bytes: Buffer): void {
    this.#unwritten = bytes
    if (this.#stream) this.#stream.write(bytes, (error) => this.#note(error, bytes.length))
    else fs.write(this.descriptor, bytes, (error, length) => this.#note(error, length))
  }

  #note(error: Error | null | undefined, length: number): void {
    this.#problem = error ? codeOf(error) : undefined
    if (error) {
      // The reader of a pipe has gone for good.
      if (!this.#stream) setTimeout(() => this.#put(this.#unwritten), restMs).unref()
      return
    }
    this.#unwritten = this.#unwritten.subarray(length)
    if (this.#unwritten.length > 0) this.#put(this.#unwritten)
    else this.#handOver()
  }

  #end(): void {
    if (this.#stream) {
      if (this.#stream.writableLength === 0) this.#stream.write(this.#taken())
      return
    }
    // What is being written then goes on by itself.
    const failed = this.#problem === undefined ? [] : [this.#unwritten]
    try {
      fs.writeSync(this.descriptor, Buffer.concat([...failed, this.#taken()]))
    } catch {
      // These lines are lost.
    }
  }
}
