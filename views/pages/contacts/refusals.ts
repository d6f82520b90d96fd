import type { QuoteRefusal } from '../../../src/shared/quotes'
import { ApiError } from '../../data/api'
import { summarised } from './ErrorSummary'

/** What the server refused, by field: `items.2` is the third product. */
export type Refusals = QuoteRefusal['fields']

/** The refused fields of an error of the API; none if the error is a failure. */
export function refusalsIn(error: unknown): Refusals {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  try {
    const { fields } = JSON.parse(error.body) as QuoteRefusal
    const isOwn = (field: string) => summarised.some((own) => own === field.split('.')[0])
    return Object.fromEntries(Object.entries(fields).filter(([field]) => isOwn(field)))
  } catch {
    return {}
  }
}
