import fs from 'node:fs'
import type { DestinationStream } from 'pino'
import { codeOf } from './errors'
import { createLogger, events } from './log'

/** Characters that may wait to be written. Lines beyond that are lost, so that no visitor waits for the log. */
const mostWaiting = 16 * 1024 * 1024

/** Milliseconds before a failed write is tried again. */
const restMs = 1000

/** Standard output. */
const stdout = 1

/**
 * Writes the log while the site goes on answering. Lines that come during a write are gathered for the
 * next one. Lines of one turn of the event loop are written together: a write for each line would cost
 * more than an answer from memory.
 *
 * If the log cannot be written, lines are lost and nothing else happens. Lines that wait when the process
 * exits are tried once more.
 */
export class LogOutput implements DestinationStream {
  #lines = ''
  /** The lines of the write that is under way, or that failed and is tried again. */
  #unwritten: Buffer = Buffer.alloc(0)
  #lost = 0
  #lostFor: string | undefined
  /** Why the last attempt to write failed, if it did. */
  #problem: string | undefined
  readonly #stream: NodeJS.WriteStream | undefined

  /** @param descriptor of the file or pipe */
  constructor(readonly descriptor = stdout) {
    const kind = fs.fstatSync(descriptor)
    // Node's stream never waits for the reader of a pipe. A system call could wait for ever, and the process
    // could not end before that call.
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
      // A stream fails only when the reader of its pipe has gone, who does not come back.
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
    // A write that is under way goes on by itself.
    const failed = this.#problem === undefined ? [] : [this.#unwritten]
    try {
      fs.writeSync(this.descriptor, Buffer.concat([...failed, this.#taken()]))
    } catch {
      // These lines are lost.
    }
  }
}
