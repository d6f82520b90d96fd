import type { FormValues } from '../../../src/shared/formOutcome'
import { honeypotField, textsOf } from '../../../src/shared/quotes'

/** The values of the form. */
export type QuoteValues = FormValues &
  Record<typeof honeypotField, string> & {
    /** Company and VAT number are sent only then. */
    isBusiness: boolean
  }

/** The form before anything is entered. */
export const noValues: QuoteValues = {
  ...textsOf(() => ''),
  products: [],
  items: [],
  [honeypotField]: '',
  isBusiness: false,
}
