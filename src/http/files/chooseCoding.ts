import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import type { BuiltFile, Representation } from './BuiltFile'

/** What the package does; its types lack the second parameter. */
interface Encodings {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[]
}

/**
 * The representation that a request accepts: of those it likes equally, the smallest. Who accepts
 * none gets the plain one, which serves better than a refusal (RFC 9110, 12.1).
 */
export function chooseCoding(file: BuiltFile, request: IncomingMessage): Representation {
  const [smallest, ...others] = file.representations
  const plain = others.at(-1)
  if (!plain) return smallest
  const available = file.representations.map(({ coding }) => coding)
  const accepted: Encodings = new Negotiator(request)
  const [best] = accepted.encodings(available, { preferred: available })
  return file.representations.find(({ coding }) => coding === best) ?? plain
}
