import Joi from 'joi'

/**
 * Whether user or password contain a character that must be encoded: `/`, `?`, `#`, or a `%` that
 * encodes nothing. Such a URL may be valid and mean another host.
 */
function isUnencoded(value: string): boolean {
  const [, login = ''] = /^[^:]+:\/\/(.*)@/.exec(value) ?? []
  if (/[/?#\\]/.test(login)) return true
  try {
    decodeURIComponent(login)
    return false
  } catch {
    return true
  }
}

/** A URL with a host and one of these protocols, which may have a user and a password. */
export function serviceUrl(...protocols: string[]): Joi.StringSchema {
  const starts = protocols.map((protocol) => `${protocol}//`)
  return Joi.string().custom((value: string, helpers) => {
    const isOurs = starts.some((start) => value.toLowerCase().startsWith(start))
    if (isOurs && isUnencoded(value)) return helpers.error('url.encoding')
    if (isOurs && URL.canParse(value) && new URL(value).hostname !== '') return value
    return helpers.error('url.form', { starts: starts.join(' or ') })
  })
}

/** An origin, without a trailing slash. */
export const origin = serviceUrl('http:', 'https:').custom((value: string, helpers) => {
  const url = new URL(value)
  return url.href === `${url.origin}/` ? url.origin : helpers.error('url.origin')
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

/** Hosts that are this machine or, as names without a dot are, on a network of its own. */
const near = /^(?:127[.\d]+|\[::1\]|[^.:]+)$/

/** Whether the connection to the database may cross foreign networks without TLS. */
export function isInPlain(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  return !searchParams.has('ssl') && !near.test(hostname)
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
