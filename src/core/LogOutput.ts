import fs from 'node:fs'
import type { DestinationStream } from 'pino'
import { codeOf } from './errors'
import { events } from './log'

/** Bytes that may wait to be written. Further lines are lost: no visitor waits for the log. */
const mostWaiting = 16 * 1024 * 1024

/** Bytes of a block of lines, unless its reader is slow. */
const blockBytes = 256 * 1024

/** Milliseconds in which lines are gathered for one write. A write costs more than an answer. */
const gatherMs = 10

const stdout = 1

/**
 * Writes the log while the site goes on answering. Lines that come during a write are gathered for
 * the next one. Lines that cannot be written are lost, and counted in the log later.
 */
export class LogOutput implements DestinationStream {
  /** What waits, as bytes. Strings would outlive their requests, and be copied by the collector. */
  #block = Buffer.allocUnsafe(blockBytes)
  #used = 0
  #lines = 0
  /** The block that is being written, or the next one. */
  #other = Buffer.allocUnsafe(blockBytes)
  #isWriting = false
  #lost = { lines: 0, error: '' }
  readonly #write: (lines: Uint8Array, done: (error?: Error | null) => void) => void

  /** @param descriptor of the file or pipe */
  constructor(descriptor = stdout) {
    const kind = fs.fstatSync(descriptor)
    const isPipe = descriptor === stdout && (kind.isFIFO() || kind.isSocket())
    // Node's stream never waits for the reader of a pipe. A system call could wait for ever, and
    // the process could not end before that call.
    this.#write = isPipe
      ? (lines, done) => process.stdout.write(lines, done)
      : (lines, done) => fs.writeFile(descriptor, lines, done)
    // Each write learns of its own error.
    if (isPipe) process.stdout.on('error', () => undefined)
    process.on('exit', () => this.#end(isPipe, descriptor))
  }

  write(line: string): void {
    // A character takes three bytes at most.
    const most = this.#used + 3 * line.length
    if (most > mostWaiting) {
      this.#lost.lines += 1
      return
    }
    if (most > this.#block.length) this.#block = Buffer.concat([this.#block], 2 * most)
    if (this.#used === 0 && !this.#isWriting) this.#handOverSoon()
    this.#used += this.#block.write(line, this.#used)
    this.#lines += 1
  }

  #handOverSoon(): void {
    setTimeout(() => this.#handOver(), gatherMs)
  }

  #handOver(): void {
    const lines = this.#lines
    const lost = this.#lost
    const bytes = this.#waiting()
    ;[this.#block, this.#other] = [this.#other, this.#block]
    this.#used = 0
    this.#lines = 0
    this.#lost = { lines: 0, error: '' }
    this.#isWriting = true
    this.#write(lost.lines > 0 ? Buffer.concat([lossIn(lost), bytes]) : bytes, (error) => {
      this.#isWriting = false
      if (this.#other.length > blockBytes) this.#other = Buffer.allocUnsafe(blockBytes)
      if (error) {
        this.#lost.lines += lost.lines + lines
        this.#lost.error = codeOf(error)
      }
      if (this.#used > 0) this.#handOverSoon()
    })
  }

  #waiting(): Uint8Array {
    return this.#block.subarray(0, this.#used)
  }

  /** Tries what waits once more. A write that is under way goes on by itself. */
  #end(isPipe: boolean, descriptor: number): void {
    try {
      if (!isPipe) fs.writeFileSync(descriptor, this.#waiting())
      else if (!this.#isWriting) process.stdout.write(this.#waiting())
    } catch {
      // These lines are lost.
    }
  }
}

/** The line that says how many were lost before it, in the form of all others. */
function lossIn(lost: { lines: number; error: string }): Uint8Array {
  const time = new Date().toISOString()
  return Buffer.from(`${JSON.stringify({ level: 'warn', time, ...lost, event: events.logLost })}\n`)
}
