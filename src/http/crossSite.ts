import type { RequestHandler } from 'express'
import { HttpError } from '../core/errors'

/**
 * Refuses posts that another site made a browser send: by `Sec-Fetch-Site`, else by `Origin`.
 * Programs send neither and pass.
 * @param siteUrl the public origin, for where a proxy hides the host that the browser asked
 */
export function refuseCrossSite(siteUrl: string): RequestHandler {
  return (request, _response, next) => {
    const site = request.get('Sec-Fetch-Site')
    const origin = request.get('Origin')
    const allowed =
      site !== undefined
        ? site === 'same-origin' || site === 'none'
        : origin === undefined ||
          origin === siteUrl ||
          (URL.canParse(origin) && new URL(origin).host === request.get('Host'))
    if (!allowed) throw new HttpError(403, 'Requests from other sites are refused.')
    next()
  }
}
