import { expect, test } from '@jest/globals'
import type { Purpose } from '../../../../src/shared/contactLinks'
import { questionsOf } from '../purposes'
import { en } from '../text.en'
import { writtenRequest } from './writtenRequest'

const person = {
  firstName: 'Anna',
  lastName: 'Rossi',
  email: 'anna@example.com',
  requestType: 'Informazioni Generali',
  message: 'Hello.',
}

const hours = { mondayToFriday: { opens: '9:00', closes: '18:00' }, saturday: null }

/** The request that is written with these entries, by the id of the control. */
function written(entries: Record<string, string>, purpose: Purpose = 'quote') {
  const value = (id: string) => entries[id] ?? ''
  const isTicked = (id: string) => value(id) !== ''
  return writtenRequest({ value, isTicked }, en, purpose, questionsOf(en, purpose, null, hours))
}

test('what is ticked goes below the message, question by question, and the country last', () => {
  const ticks = { 'trade-times': 'on', 'trade-priceList': 'on', country: ' Oman ' }
  const { values, found } = written({ ...person, ...ticks })
  expect(values.message).toBe(
    'Hello.\nIn your reply, include: the price list, the lead times\nCountry: Oman',
  )
  expect(found).toEqual({})
})

test('an appointment has no country, nor ticks of other questions', () => {
  const ticks = { 'trade-times': 'on', 'when-morning': 'on', country: 'Oman' }
  const { values } = written({ ...person, ...ticks }, 'visit')
  expect(values.message).toBe('Hello.\nWhen: in the morning')
})

test('the trade’s fields are sent, and their problems count, only of who writes as a business', () => {
  const company = 'x'.repeat(300)
  const asVisitor = written({ ...person, company })
  expect(asVisitor.values.company).toBe('')
  expect(asVisitor.found).toEqual({})
  expect(asVisitor.isRelevant(['company', 'tooLong'])).toBe(false)
  const asBusiness = written({ ...person, company, business: 'on' })
  expect(asBusiness.values.company).toBe(company)
  expect(asBusiness.found).toEqual({ company: 'tooLong' })
  expect(asBusiness.isRelevant(['company', 'tooLong'])).toBe(true)
})

test('an answer by phone needs the number, and any number has to be one', () => {
  const byPhone = written({ ...person, 'how-whatsapp': 'on' }, 'visit')
  expect(byPhone.found).toEqual({ phone: 'required' })
  expect(byPhone.isRelevant(['phone', 'required'])).toBe(true)
  const byMail = written({ ...person, 'how-email': 'on' }, 'visit')
  expect(byMail.found).toEqual({})
  expect(byMail.isRelevant(['phone', 'required'])).toBe(false)
  expect(byMail.isRelevant(['phone', 'tooShort'])).toBe(true)
  expect(written({ ...person, phone: '12' }).found).toEqual({ phone: 'tooShort' })
})
