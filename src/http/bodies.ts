import { isUtf8 } from 'node:buffer'
import express, { type Request, type RequestHandler, type Response } from 'express'
import { codeOf, HttpError } from '../core/errors'
import { clientLeft } from './requestLog'

function requireType(type: string): RequestHandler {
  return (request, _response, next) => {
    if (request.is(type) !== type) {
      throw new HttpError(415, `The body must be ${type} in UTF-8.`, { 'Accept-Post': type })
    }
    next()
  }
}

/** Refuses a body that is said to be of another encoding than UTF-8, or that is. */
function verify(_request: unknown, _response: unknown, body: Buffer, encoding: string): void {
  if (encoding !== 'utf-8') throw new HttpError(415, 'The body must be in UTF-8.')
  if (!isUtf8(body)) throw new HttpError(400, 'The body is not valid UTF-8.')
}

/**
 * Notes for the log why a body broke off: it was waited for in vain (408, which Node has answered),
 * or its client has left.
 */
function noteBrokenOff({ socket }: Request, response: Response): void {
  const isLate = codeOf(socket.errored) === 'ERR_HTTP_REQUEST_TIMEOUT'
  response.writeHead(isLate ? 408 : clientLeft)
}

/**
 * Has Express read a body of up to `limit` bytes, and refuses a larger one as soon as that shows:
 * Express would first wait for all of it.
 */
function bounded(limit: number, read: RequestHandler): RequestHandler {
  return (request, response, next) => {
    let isRefused = false
    const refuse = () => {
      isRefused = true
      // The handler of errors must not read the body again.
      request.body = {}
      next(new HttpError(413, 'The body is too large.'))
    }
    const length = request.get('Content-Length')
    if (Number(length) > limit) return refuse()
    let received = 0
    const count = (piece: Buffer) => {
      received += piece.length
      if (received > limit && !isRefused) refuse()
    }
    if (length === undefined) request.on('data', count)
    read(request, response, (error?: unknown) => {
      if (isRefused) return
      const { type } = (error ?? {}) as { type?: unknown }
      if (type === 'request.aborted') noteBrokenOff(request, response)
      else next(error)
    })
  }
}

const largestForm = 64 * 1024
const largestJson = 32 * 1024

/** Reads a form of up to 64 kB after decompression. */
export function readForm(): RequestHandler {
  const options = { limit: largestForm, extended: false, verify }
  return bounded(largestForm, express.urlencoded(options))
}

export function formBody(): RequestHandler[] {
  return [requireType('application/x-www-form-urlencoded'), readForm()]
}

/** JSON bodies of up to 32 kB after decompression. */
export function jsonBody(): RequestHandler[] {
  return [
    requireType('application/json'),
    bounded(largestJson, express.json({ limit: largestJson, strict: true, verify })),
  ]
}
