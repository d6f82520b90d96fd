import { expect, test } from '@jest/globals'
import { mendedEmail } from './mendedEmail'

test.each([
  ['anna@gmial.con', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  [' Anna@GMAIL.CO ', 'Anna@gmail.com'],
  ['anna@hotmial.it', 'anna@hotmail.it'],
  ['anna.b@libero.i', 'anna.b@libero.it'],
  ['anna@libero.co', 'anna@libero.it'],
  ['anna@gmail.it', 'anna@gmail.com'],
])('of %s a slip is mended', (typed, meant) => {
  expect(mendedEmail(typed)).toBe(meant)
})

test.each([
  'anna@gmail.com',
  'Anna@Gmail.com',
  'anna@libero.it',
  'anna@yahoo.co.uk',
  'anna@outlook.de',
  'anna@gmail.de',
  'anna@mail.com',
  'anna@email.it',
  'anna@salone.con',
  'anna@gmail',
  'anna',
  '',
])('%s is left as it is', (typed) => {
  expect(mendedEmail(typed)).toBeUndefined()
})
