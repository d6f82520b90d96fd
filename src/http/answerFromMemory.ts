import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ReadyAnswer, sendReady } from '../core/readyAnswer'

/** Finds the answer to a request in memory. */
type Find = (request: IncomingMessage) => ReadyAnswer | undefined

/** Sends the first answer that is found in memory; returns false if there is none. */
export function answerFromMemory(finders: readonly Find[]) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    for (const find of finders) {
      const answer = find(request)
      if (answer) {
        sendReady(request, response, answer)
        return true
      }
    }
    return false
  }
}
