import type { ErrorRequestHandler, RequestHandler } from 'express'
import { errorCode, HttpError, InvalidFieldsError } from '../errors'
import { events, type Logger } from '../log'

/** Anything that no route has answered. */
export function notFound(): RequestHandler {
  return () => {
    throw new HttpError(404, 'There is nothing at this address.')
  }
}

/** Sentences for what Express and its body parser refuse; their own messages quote the body. */
const refusals: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The body is too large.',
  415: 'The body is of an unsupported type or encoding.',
}

/** Our own errors as they are, the framework's by their status, everything else as a 500. */
function answerTo(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const { status, type } = (error ?? {}) as { status?: unknown; type?: unknown }
  if (type === 'entity.parse.failed') return new HttpError(400, 'The body is not valid JSON.')
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpError(status, refusals[status] ?? 'The request was refused.')
  }
  return new HttpError(500, 'Something went wrong on our side.')
}

/**
 * The one place where errors become answers, which never say more than their message: a page for
 * whoever asked for one, JSON for everybody else.
 * @param failurePage the HTML shown in place of a page that failed
 */
export function errorHandler(
  log: Logger,
  failurePage: (path: string) => string,
): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error)
    const answer = answerTo(error)
    if (answer.status >= 500) {
      const stack = answer.status === 500 && error instanceof Error ? framesOf(error) : undefined
      log.error({ path: request.path, error: errorCode(error), stack }, events.failed)
    }
    response.status(answer.status).set({ 'Cache-Control': 'no-store', ...answer.headers })
    if (answer.status >= 500 && request.accepts('json', 'html') === 'html') {
      response.type('html').send(failurePage(request.path))
      return
    }
    response.json({
      message: answer.message,
      ...(answer instanceof InvalidFieldsError && { fields: answer.fields }),
    })
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
