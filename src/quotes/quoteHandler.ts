import type { RequestHandler } from 'express'
import type { QuoteIntake } from './QuoteIntake'

/** `POST /api/contacts`: 201 with the receipt once the request is saved. */
export function quoteHandler(quotes: QuoteIntake): RequestHandler {
  return async (request, response) => {
    const receipt = await quotes.accept(request.body, request.id)
    response.status(201).set('Cache-Control', 'no-store').json(receipt)
  }
}
