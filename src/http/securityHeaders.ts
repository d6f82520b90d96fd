import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { contentSecurityPolicy } from '../contentSecurityPolicy'
import { requestIdHeader, requestIdOf } from './requestId'

const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

const twoYearsS = 2 * 365 * 24 * 60 * 60

/** A response that is never sent and only collects headers. */
class HeaderRecorder extends ServerResponse {
  readonly headers = new Map<string, string>()

  override setHeader(name: string, value: number | string | readonly string[]): this {
    this.headers.set(name, String(value))
    return this
  }
}

/** The headers of every answer, by name, with the policy for answers that carry no style. */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  const secure = siteUrl.startsWith('https:')
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: twoYearsS, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  })
  // Helmet's headers are the same on every answer, so they are asked for once.
  const request = new IncomingMessage(new Socket())
  const response = new HeaderRecorder(request)
  setHeaders(request, response, () => undefined)
  return {
    ...Object.fromEntries(response.headers),
    'Content-Security-Policy': contentSecurityPolicy([], siteUrl),
    'Permissions-Policy': permissionsPolicy,
  }
}

/** Sets headers, and the request's id, on every answer. */
export function withHeaders(headers: Readonly<Record<string, string>>): RequestHandler {
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader(requestIdHeader, requestIdOf(request))
    next()
  }
}
