import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'

/** The hash of an empty style sheet: lets Emotion open its `<style>`, which it fills by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The content security policy. It asks for no trusted types: where something on the way has changed
 * the markup, React renders the document again, its script elements by `innerHTML`, and the page would
 * end up blank.
 * @param styleHashes `sha256-…` of each style block that the page carries
 * @param secure whether the site is served over https
 */
function contentSecurityPolicy(styleHashes: readonly string[], secure: boolean): string {
  const styles = [...styleHashes.map((hash) => `'${hash}'`), emptyStyle].join(' ')
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The map, once the visitor has asked for it.
    'frame-src https://www.openstreetmap.org',
    "img-src 'self'",
    "manifest-src 'self'",
    "script-src 'self'",
    `style-src ${styles}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

export function setContentSecurityPolicy(
  response: Response,
  styleHashes: readonly string[],
  secure: boolean,
): void {
  response.set('Content-Security-Policy', contentSecurityPolicy(styleHashes, secure))
}

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
export function securityHeaders(secure: boolean): ReadonlyMap<string, string> {
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
  return response.headers
    .set('Content-Security-Policy', contentSecurityPolicy([], secure))
    .set('Permissions-Policy', permissionsPolicy)
}

/** Sets headers on every answer. */
export function withHeaders(headers: ReadonlyMap<string, string>): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
}
