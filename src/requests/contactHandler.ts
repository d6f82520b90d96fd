import type { RequestHandler } from 'express'
import type { Requests } from './Requests'
import { parseRequest } from './requestSchema'

/** `POST /api/contacts`: 201 with the receipt once the request is saved. */
export function contactHandler(requests: Requests): RequestHandler {
  return async (request, response) => {
    const receipt = await requests.accept(parseRequest(request.body))
    response.status(201).json(receipt)
  }
}
