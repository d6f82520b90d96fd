import { InvalidFieldsError } from '../../../src/core/errors'
import { parseQuote } from '../../../src/quotes/quoteSchema'
import { validRequest } from './site'

/** The problems for which a body is refused; none when it is accepted. */
export function problemsOf(body: unknown): Record<string, string> {
  try {
    parseQuote(body)
    return {}
  } catch (error) {
    if (error instanceof InvalidFieldsError) return error.fields
    throw error
  }
}

/** The same of a request that is valid but for the changed fields. */
export const problemsWith = (change: Record<string, unknown>) =>
  problemsOf({ ...validRequest, ...change })

/** What is kept of a field's value in a request that is valid otherwise. */
export const keptOf = (field: string, value: unknown): unknown =>
  (parseQuote({ ...validRequest, [field]: value }) as unknown as Record<string, unknown>)[field]
