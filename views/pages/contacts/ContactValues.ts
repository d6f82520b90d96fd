import type { FormValues } from '../../../src/shared/formOutcome'
import { honeypotField } from '../../../src/shared/requests'

/** What the form holds. */
export type ContactValues = FormValues & Record<typeof honeypotField, string>

/** The form before anything is entered. */
export const noValues: ContactValues = {
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
