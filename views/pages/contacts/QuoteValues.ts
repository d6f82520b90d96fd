import type { FormValues } from '../../../src/shared/formOutcome'
import { honeypotField, textsOf } from '../../../src/shared/quotes'

/** What the form holds. */
export type QuoteValues = FormValues & Record<typeof honeypotField, string>

/** The form before anything is entered. */
export const noValues: QuoteValues = {
  ...textsOf(() => ''),
  products: [],
  items: [],
  [honeypotField]: '',
}
