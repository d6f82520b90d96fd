import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Request } from 'express'
import { events, type Logger } from '../core/log'

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
export function warnOfProxy(log: Logger, trustProxy: number): (request: IncomingMessage) => void {
  let isKnown = trustProxy > 0
  return ({ headers }) => {
    if (isKnown || headers['x-forwarded-for'] === undefined) return
    isKnown = true
    log.warn(events.proxyUntrusted)
  }
}
