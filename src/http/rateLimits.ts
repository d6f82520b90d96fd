import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit'
import type { Config } from '../config/config'
import { DatabaseAwayError, HttpError } from '../core/errors'
import { clientAddress } from './clientAddress'
import type { RedisConnection } from './RedisConnection'
import { SharedStore } from './SharedStore'

/** A household or an office gets a network of this size. */
const ipv6Bits = 56

/** How many times more refused posts than accepted ones an address may make. */
const leniency = 6

/** Has a post counted that this process was too busy to finish in time: such posts slow all others down. */
export const countDelays: ErrorRequestHandler = (error, _request, response, next) => {
  response.locals.counts = error instanceof DatabaseAwayError && error.isOurDelay
  next(error)
}

type Limits = Pick<Config, 'contactLimit' | 'contactWindowMs'>

const byAddress = ({ contactWindowMs }: Limits): Partial<Options> => ({
  windowMs: contactWindowMs,
  legacyHeaders: false,
  keyGenerator: (request) => ipKeyGenerator(clientAddress(request), ipv6Bits),
})

/**
 * Whether one more refused form may be rendered for an address. Rendering takes some milliseconds, and
 * posts from other sites or beyond the limits may come in any number.
 */
export function renderLimit(config: Limits) {
  const limit = rateLimit({
    ...byAddress(config),
    standardHeaders: false,
    limit: config.contactLimit * leniency,
    handler: (_request, _response, next) => next(new Error('too many')),
  })
  return (request: Request, response: Response): Promise<boolean> =>
    new Promise((resolve) => {
      void limit(request, response, (over?: unknown) => resolve(over === undefined))
    })
}

/**
 * Limits on contact posts by address (IPv6 by /56). Saved requests count against `CONTACT_LIMIT`,
 * all posts against a looser limit, so that mistakes in the form do not use up the right to send it.
 * @param redis counts for all processes together; without it each counts for itself
 */
export function quoteLimits(config: Limits, redis?: RedisConnection): RequestHandler[] {
  const common: Partial<Options> = {
    ...byAddress(config),
    standardHeaders: 'draft-8',
    handler: (_request, _response, next) => {
      next(new HttpError(429, 'Too many requests from this address. Please try again later.'))
    },
  }
  const named = (identifier: string): Partial<Options> => ({
    ...common,
    identifier,
    ...(redis && { store: new SharedStore(redis, identifier) }),
  })
  return [
    rateLimit({ ...named('posts'), limit: config.contactLimit * leniency }),
    rateLimit({
      ...named('requests'),
      limit: config.contactLimit,
      skipFailedRequests: true,
      requestWasSuccessful: (_request, { statusCode, locals }) => statusCode < 400 || locals.counts,
    }),
  ]
}
