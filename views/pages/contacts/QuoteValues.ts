import type { FormValues } from '../../../src/shared/formOutcome'
import { honeypotField } from '../../../src/shared/quotes'

/** What the form holds. */
export type QuoteValues = FormValues & Record<typeof honeypotField, string>

/** The form before anything is entered. */
export const noValues: QuoteValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  requestType: '',
  message: '',
  [honeypotField]: '',
  products: [],
  items: [],
  company: '',
  vatNumber: '',
}
