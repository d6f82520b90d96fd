import type { IncomingMessage, ServerResponse } from 'node:http'
import { events, type Logger, loggedPath } from '../core/log'
import { requestIdOf } from '../core/requestId'
import { servicePaths } from '../shared/servicePaths'
import { pathOf } from './pathOf'

/** Polled every few seconds: their lines would drown the others. */
const probes = new Set<string>([servicePaths.health, servicePaths.readiness])

/** The status that is logged if the client left before the answer began, as nginx does. */
export const clientLeft = 499

/** Learns of each request when its answer has ended: the path has no query. */
export type Observe = (request: IncomingMessage, path: string, status: number, ms: number) => void

/**
 * One line a request: its id, method, path without its query, status and milliseconds. No address.
 * @param observe is called with what is logged
 */
export function requestLog(log: Logger, observe?: Observe) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const start = performance.now()
    const { method } = request
    const path = pathOf(request)
    response.on('close', () => {
      const passed = performance.now() - start
      const status = response.headersSent ? response.statusCode : clientLeft
      observe?.(request, path, status, passed)
      const ms = Math.round(passed * 10) / 10
      const level = probes.has(path) ? 'debug' : 'info'
      const line = { request: requestIdOf(request), method, path: loggedPath(path), status, ms }
      log[level](line, events.request)
    })
  }
}
