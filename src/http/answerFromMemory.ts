import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ReadyAnswer, sendReady } from '../core/readyAnswer'

/** Finds what is kept for a request in memory. */
type Find = (request: IncomingMessage) => ReadyAnswer | undefined

/** Answers what needs no waiting; returns false where there is no such answer. */
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
