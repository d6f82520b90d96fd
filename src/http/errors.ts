import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import {
  DatabaseAwayError,
  HttpError,
  InvalidFieldsError,
  loggableError,
  toHttpError,
} from '../core/errors'
import { events, type Logger, loggedPath } from '../core/log'
import type { Outage } from '../core/Outage'
import { requestIdOf } from '../core/requestId'

/** Logs an error that a request met. */
type Report = (error: unknown, request: Request) => void

export function notFound(): RequestHandler {
  return () => {
    throw new HttpError(404, 'There is nothing at this address.')
  }
}

/**
 * The one place where errors become answers, which never say more than their message: a page for
 * browsers where a fault of ours is the cause, JSON for all else.
 * @param report logs the error
 * @param failurePage the HTML shown in place of a page that failed, in the visitor's language
 */
export function errorHandler(
  report: Report,
  failurePage: (request: Request) => string,
): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const answer = toHttpError(error)
    report(error, request)
    if (response.headersSent) return void response.destroy()
    response.status(answer.status).set({ 'Cache-Control': 'no-store', ...answer.headers })
    if (answer.status >= 500 && request.accepts('json', 'html') === 'html') {
      response.type('html').send(failurePage(request))
      return
    }
    response.json({
      message: answer.message,
      ...(answer instanceof InvalidFieldsError && { fields: answer.fields }),
    })
  }
}

/**
 * Logs an error that is ours or the database's; what visitors do wrong is not logged. An outage of
 * the database is logged once, and not again with each request that is refused for it.
 */
export function logFailures(log: Logger, database: Outage): Report {
  return (error, request) => {
    const { status } = toHttpError(error)
    if (status < 500) return
    if (error instanceof DatabaseAwayError && database.isUnderWay) return
    const stack = status === 500 && error instanceof Error ? framesOf(error) : undefined
    const about = { request: requestIdOf(request), path: loggedPath(request.path) }
    log.error({ ...about, error: loggableError(error), stack }, events.failed)
  }
}

/** The stack without its first lines: an error's message may quote what a visitor typed. */
function framesOf(error: Error): string[] | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
}
