import { describe, expect, test } from '@jest/globals'
import { keptOf, problemsWith } from '../../tests/support/site/problems'

describe('an e-mail address', () => {
  test.each(['anna@example.com', "Anna.O'Neil+x=y@sub.example.co.uk"])(
    '%s is kept as it is',
    (email) => {
      expect(keptOf('email', email)).toBe(email)
    },
  )

  test.each([
    ['Anna@EXAMPLE.It', 'Anna@example.it'],
    ['anna@città.it', 'anna@xn--citt-3na.it'],
    ['anna@CITTA\u0300.it', 'anna@xn--citt-3na.it'],
    ['post@Müller.DE', 'post@xn--mller-kva.de'],
    ['post@XN--MLLER-KVA.de', 'post@xn--mller-kva.de'],
    ['info@ｅｘａｍｐｌｅ.it', 'info@example.it'],
  ])('%s is kept with its domain as the network knows it', (email, kept) => {
    expect(keptOf('email', email)).toBe(kept)
  })

  test.each([
    'anna',
    'a@b',
    'a@b.it, c@d.it',
    'Anna <a@b.it>',
    'a@b.it\u00a0x',
    'andré@example.it',
    '=?utf-8?q?a?=@example.it',
    'a@=?utf-8?q?b?=.it',
    'a@b.it/ü',
    'a@b.it:80ü.it',
    'a@ü%2eit',
    'a@ex☃ample.it',
    'a@xn--iñvalid.it',
    'a@xn--a.it',
    'a@xn--.it',
    'a@ü',
  ])('is not %s', (email) => {
    expect(problemsWith({ email })).toEqual({ email: 'email' })
  })

  test.each(['\u200B', '\u200D', '\u00AD', '\u2060', '\u202E', '\uFEFF', '\u{E0041}'])(
    'holds no %j, which nobody sees',
    (hidden) => {
      for (const email of [`an${hidden}na@example.it`, `anna@exam${hidden}ple.it`]) {
        expect(problemsWith({ email })).toEqual({ email: 'characters' })
      }
    },
  )
})
