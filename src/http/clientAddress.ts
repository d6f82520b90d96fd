import { isIP } from 'node:net'
import type { Request, RequestHandler } from 'express'
import { events, type Logger } from '../log'

const withPort = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/

/**
 * The address that limits count a request for. Some proxies (Azure's, IIS) append a port, which
 * changes with each connection; anything that is not an address counts for the proxy that sent it.
 */
export function clientAddress(request: Request): string {
  const given = request.ip ?? ''
  const [, v6, v4] = withPort.exec(given) ?? []
  const address = v6 ?? v4 ?? given
  return isIP(address) > 0 ? address : (request.socket.remoteAddress ?? '')
}

/** Warns once when requests come through a proxy that is not configured. */
export function warnOfProxy(log: Logger, trustProxy: number): RequestHandler {
  let isKnown = trustProxy > 0
  return (request, _response, next) => {
    if (!isKnown && request.get('X-Forwarded-For') !== undefined) {
      isKnown = true
      log.warn(events.proxyUntrusted)
    }
    next()
  }
}
