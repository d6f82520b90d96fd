import type { RequestHandler } from 'express'

/** The state of each thing the site leans on, by name. */
export type Checks = () => Promise<Record<string, unknown>>

/** `GET /healthz`: the process is up. */
export function healthHandler(): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'up' })
  }
}

/**
 * `GET /readyz`: 200 unless the process is stopping, since pages are served without the database
 * too; what is away shows in the checks.
 */
export function readinessHandler(checks: Checks, isStopping: () => boolean): RequestHandler {
  return async (_request, response) => {
    const stopping = isStopping()
    response
      .status(stopping ? 503 : 200)
      .set('Cache-Control', 'no-store')
      .json({ status: stopping ? 'stopping' : 'ready', checks: await checks() })
  }
}
