import type { RequestHandler } from 'express'
import { events, type Logger } from '../log'

/** One line a request: method, path without its query, status and milliseconds. No address. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const start = performance.now()
    const { method, path } = request
    response.on('close', () => {
      const ms = Math.round((performance.now() - start) * 10) / 10
      log.info({ method, path, status: response.statusCode, ms }, events.request)
    })
    next()
  }
}
