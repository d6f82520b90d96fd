import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'

/** The hash of an empty style sheet: lets Emotion open its `<style>`, which it fills by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The content security policy.
 * @param styleHashes `sha256-…` of each style block that the page carries
 * @param secure whether the site is served over https
 */
export function contentSecurityPolicy(styleHashes: readonly string[], secure: boolean): string {
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

/** Helmet's headers on every answer, with the policy for answers that carry no style. */
export function securityHeaders(secure: boolean): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: secure ? { maxAge: twoYearsS, includeSubDomains: true } : false,
      xFrameOptions: { action: 'deny' },
    }),
    (_request, response, next) => {
      setContentSecurityPolicy(response, [], secure)
      response.set('Permissions-Policy', permissionsPolicy)
      next()
    },
  ]
}
