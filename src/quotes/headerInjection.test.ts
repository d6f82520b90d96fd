import { describe, expect, test } from '@jest/globals'
import { newSqlitePlace } from '../../tests/support/databases'
import { refusalOf } from '../../tests/support/refusal'
import { validRequest } from '../../tests/support/site'
import { accepted, rowsOf, setStage } from '../../tests/support/stage'

describe('A field of one line', () => {
  const stage = setStage(newSqlitePlace)
  const header = 'Bcc: everybody@evil.example'

  test('is refused with a second line in it, and with what would be read as one', async () => {
    const site = await stage.start()
    for (const end of ['\r\n', '\n', '\r', '\r\n ', '\u0000', '\u0085', '\u000B', '\u001B']) {
      const after = `${end}${header}`
      for (const field of ['firstName', 'lastName']) {
        expect(await refusalOf(site, { [field]: `x${after}` })).toEqual({ [field]: 'characters' })
      }
      expect(await refusalOf(site, { products: ['Weft', `Weft${after}`] })).toEqual({
        products: 'characters',
      })
      const { phone, requestType } = validRequest
      expect(await refusalOf(site, { phone: `${phone}${after}` })).toHaveProperty('phone')
      expect(await refusalOf(site, { requestType: `${requestType}${after}` })).toEqual({
        requestType: 'choice',
      })
      expect(await refusalOf(site, { email: `anna@example.com${after}` })).toHaveProperty('email')
    }
    for (const email of [
      'anna@example.com,everybody@evil.example',
      'anna@example.com everybody@evil.example',
      'Anna <anna@evil.example>',
      '<anna@evil.example>',
      '"anna@evil.example',
      'anna(comment)@evil.example',
      'anna@evil',
      'anna',
      '@evil.example',
    ]) {
      expect(await refusalOf(site, { email })).toEqual({ email: 'email' })
    }
    expect(await rowsOf(site, 'contacts')).toEqual([])
  })

  test('is taken where a line ends with it: that end is not part of the text', async () => {
    const site = await stage.start()
    const [firstName, email] = ['\r\nAnna\r\n', ' anna@example.com\n']
    await accepted(site, { ...validRequest, firstName, email })
    const kept = { firstName: 'Anna', email: 'anna@example.com' }
    expect(await rowsOf(site, 'contacts')).toMatchObject([kept])
  })
})
