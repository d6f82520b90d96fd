import { beforeEach, describe, expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import { getPage, postForm, robotsOf, typedIn } from '../../tests/support/contactForm'
import { newSqlitePlace } from '../../tests/support/databases'
import { type TestSite, validRequest } from '../../tests/support/site'
import { rowsOf, setStage } from '../../tests/support/stage'
import { referenceOf, requestTypes } from '../shared/requests'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const onlyRow = async (site: TestSite) => {
  const [row, ...others] = await rowsOf(site, 'contacts')
  expect(others).toEqual([])
  return row
}

describe('The form without JavaScript', () => {
  const stage = setStage(newSqlitePlace)
  let site: TestSite

  beforeEach(async () => {
    site = await stage.start()
  })

  test.each([
    { address: '/contatti', language: 'it', thanks: `^/contatti\\?inviata=(${uuid})$` },
    { address: '/en/contacts', language: 'en', thanks: `^/en/contacts\\?sent=(${uuid})$` },
  ])('at $address is saved, mailed and thanked for', async ({ address, language, thanks }) => {
    const answer = await postForm(site, { ...validRequest, phone: '' }, address)
    expect(answer.status).toBe(303)
    expect(answer.headers['cache-control']).toBe('no-store')
    const [, id = ''] = new RegExp(thanks).exec(answer.headers.location ?? '') ?? []
    expect(await onlyRow(site)).toMatchObject({
      ...{ ...validRequest, id, phone: '' },
      ...{ language, page: address, line: null, elapsedMs: null, suspicion: null },
    })
    await site.services.requests.settled()
    expect(stage.server.mails).toHaveLength(1)

    const page = await getPage(site, answer.headers.location ?? '')
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(robotsOf(page.text)).toBe('noindex')
    const document = parse(page.text)
    expect(document.querySelector('main')?.text).toContain(referenceOf(id))
    expect(document.querySelector('main form')).toBeNull()
    expect(document.querySelector('html')?.getAttribute('lang')?.slice(0, 2)).toBe(language)
  })

  test('speaks the chosen language at an Italian address', async () => {
    const answer = await postForm(site).set('Cookie', 'language=en')
    expect(answer.headers.location).toMatch(new RegExp(`^/en/contacts\\?sent=${uuid}$`))
    expect(await onlyRow(site)).toMatchObject({ language: 'en', page: '/contatti' })
  })

  test('keeps a message of the full length in any script, line ends as they were meant', async () => {
    const message = `${'界'.repeat(4990)}\r\nfine\r\n\r\n.`
    expect((await postForm(site, { ...validRequest, message })).status).toBe(303)
    expect((await onlyRow(site))?.message).toBe(message.replaceAll('\r\n', '\n'))
  })

  test('with its trap filled is answered like any other, kept and not mailed', async () => {
    const answer = await postForm(site, { ...validRequest, website: 'https://spam.example' })
    expect(answer.headers.location).toMatch(new RegExp(`\\?inviata=${uuid}$`))
    expect(await onlyRow(site)).toMatchObject({ suspicion: 'honeypot' })
    expect(await rowsOf(site, 'mails')).toEqual([])
  })

  test.each([
    ['/contatti', 'protesi-uomo', '/contatti?linea=protesi-uomo', 'Toupet Uomo Capelli Veri'],
    ['/en/contacts', 'keratin-tips', '/en/contacts?line=keratin-tips', requestTypes[1]],
  ])('at %s for the line %s knows the line before and after', async (_, line, address, type) => {
    const opened = await getPage(site, address)
    expect(typedIn(opened.text).requestType).toBe(type)
    const form = parse(opened.text).querySelector('main form')
    expect(form?.getAttribute('action')).toBe(address)
    expect(form?.getAttribute('method')).toBe('post')

    const requestType = requestTypes[4]
    const refused = await postForm(site, { ...validRequest, requestType, email: 'x' }, address)
    expect(refused.status).toBe(422)
    expect(typedIn(refused.text).requestType).toBe(requestType)
    expect(parse(refused.text).querySelector('main form')?.getAttribute('action')).toBe(address)

    const products = ['Weft 40 cm', 'Colla']
    expect((await postForm(site, { ...validRequest, products }, address)).status).toBe(303)
    const row = await onlyRow(site)
    expect(row).toMatchObject({ line, products: JSON.stringify(products) })
    await site.services.requests.settled()
    expect(stage.server.mails[0]?.text).toContain('Weft 40 cm · Colla')
  })

  test.each(['/contatti?linea=altro', '/contatti?linea=', '/contatti?x=protesi-uomo'])(
    'at %s knows no line',
    async (address) => {
      const opened = await getPage(site, address)
      expect(typedIn(opened.text).requestType).toBe('')
      expect(parse(opened.text).querySelector('main form')?.getAttribute('action')).toBe(
        '/contatti',
      )
      expect((await postForm(site, validRequest, address)).status).toBe(303)
      expect(await onlyRow(site)).toMatchObject({ line: null })
    },
  )

  test.each(['nonsense', '', '%3Cscript%3E', '../../etc', 'a'.repeat(36), `${'0'.repeat(8)}`])(
    'thanks nobody for a request of the id %j',
    async (id) => {
      const plain = await getPage(site, '/contatti')
      const page = await getPage(site, `/contatti?inviata=${id}`)
      expect(page.status).toBe(200)
      expect(page.text).toBe(plain.text)
      expect(page.headers['cache-control']).toBe(plain.headers['cache-control'])
      expect(robotsOf(page.text)).toBeUndefined()
      expect(parse(page.text).querySelector('main form')).not.toBeNull()
    },
  )
})
