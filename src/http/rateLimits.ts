import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import type { Config } from '../config'

/** How many times more refused posts than accepted ones an address may make. */
const leniency = 6

/**
 * Limits on contact posts by address (IPv6 by /56). Saved requests count against `CONTACT_LIMIT`,
 * all posts against a looser limit, so that mistakes in the form do not use up the right to send it.
 */
export function contactLimits(
  config: Pick<Config, 'contactLimit' | 'contactWindowMs'>,
): RequestHandler[] {
  const common = {
    windowMs: config.contactWindowMs,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    ipv6Subnet: 56,
    message: { message: 'Too many requests from this address. Please try again later.' },
  } as const
  return [
    rateLimit({ ...common, identifier: 'posts', limit: config.contactLimit * leniency }),
    rateLimit({
      ...common,
      identifier: 'requests',
      limit: config.contactLimit,
      skipFailedRequests: true,
    }),
  ]
}
