import { type DestinationStream, pino } from 'pino'

/**
 * What may wait for a reader of the log that has stopped reading, in bytes; beyond it lines are lost
 * rather than visitors kept waiting.
 */
const mostUnread = 16 * 1024 * 1024

/** Bytes written at once: more than the busiest turn of the event loop logs, so that none lags behind. */
const mostAtOnce = 64 * 1024

/**
 * Where the log goes, beside the answering: while a write is under way lines gather for the next one.
 * What has not been written when the process exits is written then.
 *
 * Lines of one turn of the event loop are handed over together, since the stream measures all that it
 * has gathered again with each piece: line by line that costs more than an answer from memory.
 */
export class LogOutput implements DestinationStream {
  #lines = ''
  readonly #stream

  /** @param descriptor of the file or pipe; standard output's */
  constructor(descriptor = 1) {
    this.#stream = pino.destination({
      dest: descriptor,
      sync: false,
      maxLength: mostUnread,
      maxWrite: mostAtOnce,
    })
    // Before the stream writes what it has.
    process.prependListener('exit', () => this.#handOver())
  }

  write(line: string): void {
    if (this.#lines === '') setImmediate(() => this.#handOver())
    this.#lines += line
  }

  #handOver(): void {
    const lines = this.#lines
    this.#lines = ''
    if (lines !== '') this.#stream.write(lines)
  }
}
