import type { RequestHandler } from 'express'
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit'
import type { Config } from '../config/config'
import { HttpError } from '../core/errors'
import { clientAddress } from './clientAddress'
import type { RedisConnection } from './RedisConnection'
import { SharedStore } from './SharedStore'

/** A household or an office gets a network of this size. */
const ipv6Bits = 56

/** The limit on all posts of an address, refused ones too, as a multiple of CONTACT_LIMIT. */
const leniency = 6

type Limits = Pick<Config, 'contactLimit' | 'contactWindowMs'>

/**
 * Limits on contact posts by address (IPv6 by /56). Saved requests count against `CONTACT_LIMIT`,
 * all posts against a looser limit: mistakes in the form do not use up the right to send it.
 * @param redis counts for all processes together; without it each counts for itself
 */
export function quoteLimits(config: Limits, redis?: RedisConnection): RequestHandler[] {
  const named = (identifier: string): Partial<Options> => ({
    windowMs: config.contactWindowMs,
    legacyHeaders: false,
    standardHeaders: 'draft-8',
    keyGenerator: (request) => ipKeyGenerator(clientAddress(request), ipv6Bits),
    handler: (_request, _response, next) => {
      next(new HttpError(429, 'Too many requests from this address. Please try again later.'))
    },
    identifier,
    ...(redis && { store: new SharedStore(redis, identifier) }),
  })
  return [
    rateLimit({ ...named('posts'), limit: config.contactLimit * leniency }),
    rateLimit({ ...named('requests'), limit: config.contactLimit, skipFailedRequests: true }),
  ]
}
