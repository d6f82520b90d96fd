import type { RequestHandler } from 'express'
import { version } from '../shared/version'

/** `GET /healthz`: the process is up, and what it is. */
export function healthHandler(): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'up', version })
  }
}
