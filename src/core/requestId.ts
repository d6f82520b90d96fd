import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

declare module 'node:http' {
  interface IncomingMessage {
    /** The id in the log and in the answer; see `requestIdOf`. */
    id?: string
  }
}

export const requestIdHeader = 'X-Request-Id'

/** Ids as proxies make them; others may be meant to forge lines of the log, or to fill it. */
const sane = /^[A-Za-z0-9._-]{8,64}$/

/** The id that a proxy has given the request, else one of our own; the same each time. */
export function requestIdOf(request: IncomingMessage): string {
  if (request.id === undefined) {
    const given = request.headers['x-request-id']
    request.id = typeof given === 'string' && sane.test(given) ? given : randomUUID()
  }
  return request.id
}
