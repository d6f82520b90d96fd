import net from 'node:net'
import Joi from 'joi'

const startsOf = (protocols: readonly string[]) => protocols.map((protocol) => `${protocol}//`)

function isUrl(value: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocols.includes(protocol) && hostname !== ''
}

/** A URL with a host and one of these protocols. */
const url = (...protocols: string[]) =>
  Joi.string().custom((value: string, helpers) =>
    isUrl(value, protocols)
      ? value
      : helpers.error('url.form', { starts: startsOf(protocols).join(' or ') }),
  )

/**
 * Whether user or password contain a character that must be encoded: `/`, `?`, `#`, or a `%` that
 * encodes nothing. Such a URL may be valid and mean another host.
 */
function isUnencoded(value: string): boolean {
  if (!URL.canParse(value)) return /^[^:]+:\/\/.*[/?#\\].*@/.test(value)
  const { pathname, search, hash, username, password } = new URL(value)
  if ((pathname + search + hash).includes('@')) return true
  try {
    decodeURIComponent(username + password)
    return false
  } catch {
    return true
  }
}

/** The URL of a service that asks for a user and a password. */
export const serviceUrl = (...protocols: string[]) =>
  Joi.string().custom((value: string, helpers) => {
    const starts = startsOf(protocols)
    const isOurs = starts.some((start) => value.toLowerCase().startsWith(start))
    if (isOurs && isUnencoded(value)) return helpers.error('url.encoding')
    return isUrl(value, protocols)
      ? value
      : helpers.error('url.form', { starts: starts.join(' or ') })
  })

/** An origin, without a trailing slash. */
export const origin = url('http:', 'https:').custom((value: string, helpers) => {
  const parsed = new URL(value)
  const isOrigin =
    parsed.pathname === '/' && parsed.search === '' && parsed.hash === '' && parsed.username === ''
  return isOrigin ? parsed.origin : helpers.error('url.origin')
})

/** Whether the database's name is followed by nothing but the driver's parameter for TLS. */
function asksForTlsOnly({ searchParams }: URL): boolean {
  if ([...searchParams.keys()].join() !== 'ssl') return searchParams.size === 0
  try {
    const options: unknown = JSON.parse(searchParams.get('ssl') ?? '')
    return typeof options === 'object' && options !== null
  } catch {
    return false
  }
}

/** A MySQL or MariaDB server and a database there. */
export const databaseUrl = serviceUrl('mysql:').custom((value: string, helpers) => {
  const url = new URL(value)
  if (url.pathname.length <= 1) return helpers.error('url.database')
  return asksForTlsOnly(url) ? value : helpers.error('url.tls')
})

/** Addresses that routers do not forward to the internet. */
const near = new net.BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  near.addSubnet(network, bits)
}
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

/** Names that are known only inside a network, like names without a dot. */
const nearName = /\.(local|localhost|internal|lan|svc)$/

/** Whether the connection to the database may cross foreign networks without TLS. */
export function isInPlain(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  if (searchParams.has('ssl')) return false
  const host = hostname.replace(/^\[|\]$/g, '')
  const version = net.isIP(host)
  if (version > 0) return !near.check(host, version === 6 ? 'ipv6' : 'ipv4')
  return host.includes('.') && !nearName.test(host)
}

export const urlMessages = {
  'url.form': '{#label} must be a URL that starts with {#starts}',
  'url.encoding':
    '{#label} must have its user and password percent-encoded: @ as %40, # as %23, / as %2F, ? as %3F, % as %25',
  'url.origin': '{#label} must be an origin only, without path, query or user',
  'url.database': '{#label} must name a database after the host',
  'url.tls':
    '{#label} must have no parameter after the database but ssl, as percent-encoded JSON: ?ssl=%7B%22verifyIdentity%22%3Atrue%7D',
}
