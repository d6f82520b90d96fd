import { expect, test } from '@jest/globals'
import type { SyntheticEvent } from 'react'
import { createFormStore, noValues } from './formStore'

const complete = {
  ...noValues,
  firstName: 'Anna',
  lastName: 'Rossi',
  email: 'anna@example.com',
  requestType: 'Informazioni Generali',
  message: 'Buongiorno',
}

const event = { preventDefault: () => undefined } as SyntheticEvent

test('a form that fails while it is sent can be sent again', async () => {
  const form = createFormStore(complete, {})
  const fault = new Error('a fault of ours')
  const sending = form.submit(() => Promise.reject(fault))(event)
  expect(form.state().isSubmitting).toBe(true)
  await expect(sending).rejects.toBe(fault)
  expect(form.state()).toMatchObject({ isSubmitting: false, isSubmitted: true, submitCount: 1 })
})
