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
 * Whether user or password hold a character that ends the part of the URL they stand in: `/`, `?`
 * and `#` as they are, or a `%` that encodes nothing. The URL may be valid and mean another host.
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

/** A MySQL or MariaDB server and a database there. */
export const databaseUrl = serviceUrl('mysql:').custom((value: string, helpers) =>
  new URL(value).pathname.length > 1 ? value : helpers.error('url.database'),
)

export const urlMessages = {
  'url.form': '{#label} must be a URL that starts with {#starts}',
  'url.encoding':
    '{#label} must have its user and password percent-encoded: @ as %40, # as %23, / as %2F, ? as %3F, % as %25',
  'url.origin': '{#label} must be an origin only, without path, query or user',
  'url.database': '{#label} must name a database after the host',
}
