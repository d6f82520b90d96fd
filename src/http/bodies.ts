import { isUtf8 } from 'node:buffer'
import express, { type RequestHandler } from 'express'
import { HttpError } from '../errors'

const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i

/** Refuses a body of another type (415), and one in another encoding than UTF-8. */
function requireType(type: string): RequestHandler {
  return (request, _response, next) => {
    const encoding = charset.exec(request.get('Content-Type') ?? '')?.[1]
    const isRight = request.is(type) === type && (!encoding || /^utf-?8$/i.test(encoding))
    if (!isRight) {
      throw new HttpError(415, `The body must be ${type} in UTF-8.`, { 'Accept-Post': type })
    }
    next()
  }
}

function refuseOtherBytes(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new HttpError(400, 'The body is not valid UTF-8.')
}

/** Reads a form of up to 64 kB after decompression. */
export function readForm(): RequestHandler {
  return express.urlencoded({ limit: '64kb', extended: false, verify: refuseOtherBytes })
}

/** Takes forms and nothing else. */
export function formBody(): RequestHandler[] {
  return [requireType('application/x-www-form-urlencoded'), readForm()]
}

/** JSON bodies of up to 32 kB after decompression. */
export function jsonBody(): RequestHandler[] {
  return [
    requireType('application/json'),
    express.json({ limit: '32kb', strict: true, verify: refuseOtherBytes }),
  ]
}
