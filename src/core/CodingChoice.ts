import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

export type Coding = 'br' | 'gzip' | 'identity'

/** The package's method; its own types lack the second parameter. */
interface Encodings {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[]
}

/** Browsers send a handful of values; invented ones must not fill the memory. */
const mostRemembered = 100

/**
 * Finds the best coding that a request accepts, and of equally good ones the smallest. A client that
 * accepts none gets the plain one, which is better than a refusal (RFC 9110, 12.1).
 */
export class CodingChoice {
  readonly #remembered = new Map<string, Coding>()

  /** @param available the smallest first, the plain one last */
  constructor(readonly available: readonly Coding[]) {}

  of(request: IncomingMessage): Coding {
    const field = request.headers['accept-encoding'] ?? ''
    const remembered = this.#remembered.get(field)
    if (remembered !== undefined) return remembered
    const accepted: Encodings = new Negotiator(request)
    const { available } = this
    const [best] = accepted.encodings(available, { preferred: available })
    const coding = available.find((one) => one === best) ?? 'identity'
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear()
    this.#remembered.set(field, coding)
    return coding
  }
}
