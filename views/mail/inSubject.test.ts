import { expect, test } from '@jest/globals'
import { inSubject } from './inSubject'

test.each([
  ['Anna Rossi', 'Anna Rossi'],
  ['Anna\r\nBcc: all@example.com', 'Anna Bcc: all@example.com'],
  ['Anna\u202Egnp.exe', 'Anna gnp.exe'],
  ['=?utf-8?q?Anna?=', '= ?utf-8?q?Anna?='],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
  ['👍'.repeat(31), `${'👍'.repeat(29)}…`],
])('%j stands in a subject as %j', (text, line) => {
  expect(inSubject(text)).toBe(line)
})
