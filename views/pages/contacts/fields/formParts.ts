import { type TextField, textFields } from '../../../../src/shared/quotes'

export type FormPart = 'person' | 'type' | 'trade' | 'message'

/** The part of the form that shows each field. */
const partOf: Readonly<Record<TextField, FormPart>> = {
  firstName: 'person',
  lastName: 'person',
  email: 'person',
  phone: 'person',
  requestType: 'type',
  message: 'message',
  company: 'trade',
  vatNumber: 'trade',
}

export const fieldsOf = (part: FormPart) => textFields.filter((field) => partOf[field] === part)

/** The fields of who writes as a business: without the tick they are hidden and not sent. */
export const tradeFields = fieldsOf('trade')

/** The id of the tick of who writes as a business: the trade's fields are sent only then. */
export const businessTick = 'business'

/** The id of the country that an order goes to. */
export const countryField = 'country'
