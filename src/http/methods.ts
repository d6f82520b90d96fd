import type { RequestHandler } from 'express'
import { HttpError } from '../core/errors'

/** Refuses every method but the named ones (405); HEAD goes with GET. */
export function allowMethods(...methods: ('GET' | 'POST')[]): RequestHandler {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return (request, _response, next) => {
    if (!allowed.includes(request.method)) {
      throw new HttpError(405, `${request.method} is not answered here.`, {
        Allow: allowed.join(', '),
      })
    }
    next()
  }
}
