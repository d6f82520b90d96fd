import fs from 'node:fs'
import type { DestinationStream } from 'pino'
import { codeOf } from './errors'
import { events } from './log'

/** Characters that may wait to be written. Lines beyond that are lost, so that no visitor waits for the log. */
const mostWaiting = 16 * 1024 * 1024

/** Milliseconds in which lines are gathered for one write: waking a thread for a few costs more than their answers. */
const gatherMs = 10

const stdout = 1

/**
 * Writes the log while the site goes on answering. Lines that come during a write are gathered for the
 * next one. Lines that cannot be written are lost, and counted in the log later.
 */
export class LogOutput implements DestinationStream {
  #lines = ''
  #isWriting = false
  #lost = { lines: 0, error: '' }
  readonly #write: (lines: string, done: (error?: Error | null) => void) => void

  /** @param descriptor of the file or pipe */
  constructor(descriptor = stdout) {
    const kind = fs.fstatSync(descriptor)
    const isPipe = descriptor === stdout && (kind.isFIFO() || kind.isSocket())
    // Node's stream never waits for the reader of a pipe. A system call could wait for ever, and the process
    // could not end before that call.
    this.#write = isPipe
      ? (lines, done) => process.stdout.write(lines, done)
      : (lines, done) => fs.writeFile(descriptor, lines, done)
    // Each write learns of its own error.
    if (isPipe) process.stdout.on('error', () => undefined)
    process.on('exit', () => this.#end(isPipe, descriptor))
  }

  write(line: string): void {
    if (this.#lines.length + line.length > mostWaiting) {
      this.#lost.lines += 1
      return
    }
    if (this.#lines === '' && !this.#isWriting) this.#handOverSoon()
    this.#lines += line
  }

  #handOverSoon(): void {
    setTimeout(() => this.#handOver(), gatherMs)
  }

  #handOver(): void {
    const lines = this.#lines
    const lost = this.#lost
    this.#lines = ''
    this.#lost = { lines: 0, error: '' }
    this.#isWriting = true
    this.#write(lossIn(lost) + lines, (error) => {
      this.#isWriting = false
      if (error) {
        this.#lost.lines += lost.lines + lines.split('\n').length - 1
        this.#lost.error = codeOf(error)
      }
      if (this.#lines !== '') this.#handOverSoon()
    })
  }

  /** Tries what waits once more. A write that is under way goes on by itself. */
  #end(isPipe: boolean, descriptor: number): void {
    try {
      if (!isPipe) fs.writeFileSync(descriptor, this.#lines)
      else if (!this.#isWriting) process.stdout.write(this.#lines)
    } catch {
      // These lines are lost.
    }
  }
}

/** The line that says how many were lost before it, in the form of all others; empty when none were. */
function lossIn(lost: { lines: number; error: string }): string {
  if (lost.lines === 0) return ''
  const time = new Date().toISOString()
  return `${JSON.stringify({ level: 'warn', time, ...lost, event: events.logLost })}\n`
}
