import { describe, expect, test } from '@jest/globals'
import { keptOf, problemsOf, problemsWith } from '../../tests/support/site/problems'
import { validRequest } from '../../tests/support/site/site'
import { isRequired, requestTypes, textFields } from '../shared/quotes'
import { parseQuote } from './quoteSchema'

const smile = '\u{1F600}'

test('a valid request is kept as it is, with nothing known of its origin', () => {
  expect(parseQuote(validRequest)).toEqual({
    ...validRequest,
    ...{ language: null, page: null, line: null, elapsedMs: null },
    ...{ products: [], items: [], company: '', vatNumber: '', honeypot: '' },
  })
})

test.each(textFields.filter(isRequired))(
  '%s is required: not missing, empty or only spaces',
  (field) => {
    const { [field]: _, ...others } = validRequest
    expect(problemsOf(others)).toEqual({ [field]: 'required' })
    for (const blank of ['', '   ', ' \n\t\u00a0 ']) {
      expect(problemsWith({ [field]: blank })).toEqual({ [field]: 'required' })
    }
  },
)

test.each(textFields)('%s must be a text, or null where it is optional', (field) => {
  for (const value of [null, 7, true, ['x'], { x: 'x' }]) {
    const isAbsent = value === null && !isRequired(field)
    expect(problemsWith({ [field]: value })).toEqual(isAbsent ? {} : { [field]: 'type' })
  }
})

test.each([
  ['firstName', 'a'.repeat(100)],
  ['firstName', smile.repeat(50)],
  ['lastName', smile.repeat(50)],
  ['email', `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.it`],
  ['message', 'a'.repeat(5000)],
  ['message', smile.repeat(2500)],
  ['company', 'a'.repeat(200)],
  ['vatNumber', '1'.repeat(40)],
])('%s has a limit in UTF-16 units, here reached', (field, longest) => {
  expect(keptOf(field, `  ${longest}  `)).toBe(longest)
  expect(problemsWith({ [field]: `a${longest}` })).toEqual({ [field]: 'tooLong' })
})

test('the limits count the text as it is kept, composed and with single line ends', () => {
  expect(keptOf('firstName', 'e\u0301'.repeat(100))).toBe('é'.repeat(100))
  expect(keptOf('message', 'a\r\n'.repeat(2500))).toHaveLength(4999)
})

test.each(['phone', 'company', 'vatNumber'])('%s may be missing or empty', (field) => {
  for (const nothing of [undefined, null, '', '   ']) expect(keptOf(field, nothing)).toBe('')
})

describe('the phone number', () => {
  test.each(['12345', '+39 (02) 123-45.67/8', '1'.repeat(30)])('may be %s', (phone) => {
    expect(keptOf('phone', phone)).toBe(phone)
  })

  test.each([
    ['1234', 'tooShort'],
    ['1'.repeat(31), 'tooLong'],
    ['333 chiama', 'phone'],
    ['333 123 4567 #8', 'phone'],
    ['\u0661\u0662\u0663\u0664\u0665', 'phone'],
    ['333\t1234567', 'characters'],
    ['333\n1234567', 'characters'],
  ])('%p is refused: %s', (phone, problem) => {
    expect(problemsWith({ phone })).toEqual({ phone: problem })
  })
})

test.each(requestTypes)('%s is a request type', (type) => {
  expect(keptOf('requestType', type)).toBe(type)
})

test.each(['General information', 'informazioni generali', 'Altro'])(
  '%s is no request type',
  (requestType) => {
    expect(problemsWith({ requestType })).toEqual({ requestType: 'choice' })
  },
)

test.each([
  '\0',
  '\u0007',
  '\u000b',
  '\u000c',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u009f',
  '\ud83d',
  '\udc00',
  '\ude00\ud83d',
])('the character %j is refused in every free text', (character) => {
  for (const field of ['firstName', 'lastName', 'message', 'company']) {
    expect(problemsWith({ [field]: `a${character}b` })).toEqual({ [field]: 'characters' })
  }
  expect(problemsWith({ products: [`a${character}b`] })).toEqual({ products: 'characters' })
  expect(problemsWith({ email: `a${character}b@example.it` })).toEqual({ email: 'characters' })
})

test.each(['\n', '\r', '\r\n', '\t'])('%j belongs in a message, not in a name', (character) => {
  expect(problemsWith({ lastName: `a${character}b` })).toEqual({ lastName: 'characters' })
  expect(problemsWith({ message: `a${character}b` })).toEqual({})
})

test.each([
  ['tabs become spaces', 'a\tb\t\tc', 'a b  c'],
  ['line ends become LF', 'a\r\nb\rc\nd\r\n\r\ne', 'a\nb\nc\nd\n\ne'],
  ['letters and accents are composed', 'perche\u0301 no', 'perché no'],
  ['space around is dropped, space within stays', ' \r\n a\n\n  b \t\n', 'a\n\n  b'],
  ['everything else stays', `<b>"'&;--\\ ${smile} 髪 \u200d`, `<b>"'&;--\\ ${smile} 髪 \u200d`],
])('in a message %s', (_what, written, kept) => {
  expect(keptOf('message', written)).toBe(kept)
})

test('several wrong fields are reported together', () => {
  expect(problemsWith({ firstName: '', email: 'x', phone: '1', requestType: 'x' })).toEqual({
    firstName: 'required',
    email: 'email',
    phone: 'tooShort',
    requestType: 'choice',
  })
})

test.each([
  ['/contatti?utm=x&appuntamento=&linea=protesi-donna', '/contatti?appuntamento'],
  ['/en/contacts?price-list', '/en/contacts?price-list'],
  ['/faq?appuntamento', '/faq'],
  ['/contatti?@evil.example', '/contatti'],
  ['@evil.example?appuntamento', null],
])('of the page %s what it was opened for is kept: %s', (page, kept) => {
  expect(keptOf('page', page)).toBe(kept)
})
