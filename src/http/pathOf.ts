import type { IncomingMessage } from 'node:http'

/** The path alone; a request to a proxy names the whole address (RFC 9112, 3.2.2). */
const pathOnly = /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i

/** The path that a request asks for, as it was sent and without its query. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return pathOnly.exec(url)?.[1] || '/'
}
