import type { IncomingMessage, ServerResponse } from 'node:http'
import { events, type Logger, loggedPath } from '../log'
import { pathOf } from './pathOf'

/** Polled every few seconds: their lines would drown the others. */
const probes = new Set(['/healthz', '/readyz'])

/** One line a request: method, path without its query, status and milliseconds. No address. */
export function requestLog(log: Logger) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const start = performance.now()
    const { method } = request
    const path = pathOf(request)
    response.on('close', () => {
      const ms = Math.round((performance.now() - start) * 10) / 10
      const level = probes.has(path) ? 'debug' : 'info'
      const line = { method, path: loggedPath(path), status: response.statusCode, ms }
      log[level](line, events.request)
    })
  }
}
