import type { RequestHandler } from 'express'

/** `GET /healthz`: the process is up. */
export function healthHandler(): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'up' })
  }
}
