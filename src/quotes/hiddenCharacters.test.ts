import { describe, expect, test } from '@jest/globals'
import { keptOf, problemsWith } from '../../tests/support/site/problems'
import { nativeRules, problemIn } from '../../views/pages/contacts/fields/fieldRules'

const blank = [
  '\u200B',
  '\u00AD\u2060',
  '\u2800\u2800',
  '\u3164',
  '\u202E\u202C',
  ' \u200D ',
  '\uFE0F',
]

test.each(blank)('a text of %j alone says nothing', (text) => {
  for (const field of ['firstName', 'lastName', 'email', 'message']) {
    expect(problemsWith({ [field]: text })).toEqual({ [field]: 'required' })
  }
  expect(keptOf('phone', text)).toBe('')
})

describe('a name', () => {
  test.each([
    ...['\u202A', '\u202B', '\u202C', '\u202D', '\u202E'],
    ...['\u2066', '\u2067', '\u2068', '\u2069'],
    ...['\u200B', '\u200C', '\u200D', '\u00AD', '\u2060', '\uFEFF', '\u{E0041}'],
    ...['\u2028', '\u2029', '\u034F', '\u180E', '\u3164', '\u115F', '\u1160', '\uFFA0'],
    ...['\u061C', '\u200E', '\u200F', '\u200E\u200F'],
  ])('with %j between its letters is refused', (hidden) => {
    for (const field of ['firstName', 'lastName']) {
      expect(problemsWith({ [field]: `An${hidden}na` })).toEqual({ [field]: 'characters' })
    }
  })

  test.each([
    'D’Angelo',
    "O'Brien-Śmith",
    'Nguyễn Thị Hồng',
    'Zoë 👩🏽\u200D🦲',
    '🏳️\u200D🌈',
    'علی\u200Cرضا',
    'محمد \u200F',
    '\u200Eמשה\u200F',
    'क्\u200Dष',
    'ශ්\u200Dරී',
    '葛\u{E0100}城',
    'q\u0323\u0307',
  ])('%s is one', (name) => {
    expect(keptOf('firstName', name)).toBe(name)
  })

  test('joins nothing by a joiner after a joiner', () => {
    expect(problemsWith({ firstName: 'علی\u200C\u200Cرضا' })).toEqual({ firstName: 'characters' })
  })
})

test('a message may have its own directions of writing, and join as it likes', () => {
  const message = 'אבג \u202Babc\u202C \u2067x\u2069 \u202D+39 333 1234567\u202C a\u200Bb'
  expect(keptOf('message', message)).toBe(message)
})

test('a message that turns letters round is refused', () => {
  expect(problemsWith({ message: 'Il file fdp\u202Eexe.pdf' })).toEqual({ message: 'characters' })
})

test.each([
  '\u202A+39 333 1234567\u202C',
  '\u202D +39 333 1234567 \u202C',
  '\u2068+39 333 1234567\u2069',
  '\u200E+39 333 1234567',
  '\u202A+39\u00A0333\u202F1234567\u202C',
])('a phone as contact apps copy it, %j, is kept without its marks', (phone) => {
  expect(keptOf('phone', phone)).toBe('+39 333 1234567')
  expect(problemIn('phone', phone)).toBeUndefined()
  const { pattern = '' } = nativeRules('phone')
  expect(phone.trim()).toMatch(new RegExp(`^(?:${pattern})$`, 'v'))
})

test.each(['+1 (415) 555\u20110100', '+1 (415) 555–0100'])(
  'a phone with the dash of %s has a plain one',
  (phone) => {
    expect(keptOf('phone', phone)).toBe('+1 (415) 555-0100')
    expect(problemIn('phone', phone)).toBeUndefined()
    expect(phone).toMatch(new RegExp(`^(?:${nativeRules('phone').pattern})$`, 'v'))
  },
)

test('a phone with such a mark between its digits is refused', () => {
  const phone = '+39 333\u202C 1234567'
  expect(problemsWith({ phone })).toEqual({ phone: expect.any(String) })
  expect(problemIn('phone', phone)).toBe('phone')
})

test('letters under more marks than any script has are refused, and never composed', () => {
  expect(keptOf('message', `a${'\u0323'.repeat(30)}`)).toHaveLength(30)
  expect(problemsWith({ message: `a${'\u0323'.repeat(31)}` })).toEqual({ message: 'characters' })
})
