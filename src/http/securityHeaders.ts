import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Headers } from '../core/readyAnswer'

/** Features that no page uses; helmet has no word for them. */
const permissionsPolicy =
  `accelerometer autoplay browsing-topics camera display-capture encrypted-media
  fullscreen geolocation gyroscope hid identity-credentials-get idle-detection magnetometer microphone
  midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb
  xr-spatial-tracking`
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(', ')

const twoYearsS = 2 * 365 * 24 * 60 * 60

const self = "'self'"
const none = "'none'"

/** The hash of an empty style sheet: lets Emotion open its `<style>`, which it fills by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The security headers. The content security policy does not require trusted types: where a proxy
 * or an extension has changed the markup, React renders the document again, its script elements by
 * `innerHTML`, and the page would end up blank.
 * @param siteUrl the public origin: over https nothing is fetched without it
 * @param styleHashes `sha256-…` of each style block that the answer carries
 */
export function securityHeaders(siteUrl: string, styleHashes: readonly string[] = []): Headers {
  const secure = siteUrl.startsWith('https:')
  const setHelmets = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [none],
        baseUri: [none],
        connectSrc: [self],
        fontSrc: [self],
        formAction: [self],
        frameAncestors: [none],
        // The map, once the visitor has asked for it.
        frameSrc: ['https://www.openstreetmap.org'],
        imgSrc: [self],
        manifestSrc: [self],
        scriptSrc: [self],
        styleSrc: [self, ...styleHashes.map((hash) => `'${hash}'`), emptyStyle],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: twoYearsS, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  })
  // Helmet writes headers into a response alone.
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  setHelmets(response.req, response, () => undefined)
  const set = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return { 'permissions-policy': permissionsPolicy, ...Object.fromEntries(set) }
}
