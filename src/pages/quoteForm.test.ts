import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import request from 'supertest'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { ownPages } from '../../tests/support/site/ownPages'
import { getPage, postForm, robotsOf, typedIn } from '../../tests/support/site/quoteForm'
import { type TestSite, validRequest } from '../../tests/support/site/site'
import { mailsTried, rowsOf } from '../../tests/support/site/stage'
import { stageOfSuite } from '../../tests/support/site/stageOfSuite'
import { it } from '../../views/pages/contacts/text.it'
import { createApp } from '../app'
import { isRequired, referenceOf, requestTypes, textFields, textsOf } from '../shared/quotes'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const onlyRow = async (site: TestSite) => {
  const [row, ...others] = await rowsOf(site, 'contacts')
  expect(others).toEqual([])
  return row
}

describe('The form without JavaScript', () => {
  const stage = stageOfSuite(newSqlitePlace)
  const { site } = stage

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
    await mailsTried(site)
    expect(stage.server.mails).toHaveLength(1)

    const page = await getPage(site, answer.headers.location ?? '')
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(robotsOf(page.text)).toBe('noindex')
    const document = parse(page.text)
    expect(document.querySelector('main')?.text).toContain(referenceOf(id))
    expect(document.querySelector('title')?.text).toBe(
      language === 'it' ? 'Richiesta ricevuta | Chiomara' : 'Request received | Chiomara',
    )
    expect(document.querySelector('main form')).toBeNull()
    expect(document.querySelector('html')?.getAttribute('lang')?.slice(0, 2)).toBe(language)
  })

  test('is thanked for by a page that is rendered once, whatever id is asked for', async () => {
    let renders = 0
    const onRendered = () => {
      renders += 1
    }
    const pages = await ownPages(site, { onRendered })
    const app = createApp({ ...site.services, pages })
    for (const [address, language] of [
      ['/contatti?inviata=', 'it'],
      ['/en/contacts?sent=', 'en'],
    ] as const) {
      renders = 0
      const ids = Array.from({ length: 5 }, () => randomUUID())
      const answers: string[] = []
      for (const id of ids) answers.push((await request(app).get(address + id)).text)
      expect(renders).toBe(1)
      // They are the same as pages that were rendered for the id alone.
      const [path = ''] = address.split('?')
      for (const [number, id] of ids.entries()) {
        const outcome = { kind: 'sent', id } as const
        const { html } = (await pages.answer(path, language, outcome, true)) ?? {}
        expect(answers[number]).toBe(html)
        expect(html).toContain(referenceOf(id))
      }
    }
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

  describe('with products and quantities', () => {
    const product = ['Weft 40 cm', 'Colla & «altro»', 'Toupet']
    const trade = { company: 'Salone Dora', vatNumber: 'IT01234567890' }

    /** What the page has of the form that came back. */
    const valuesIn = (html: string) => {
      const state = parse(html).querySelector('script[type="application/json"]')?.text ?? '{}'
      return JSON.parse(state).form
    }

    test('keeps those that have a quantity', async () => {
      const quantity = ['1.000', '', ' 10,000 ']
      const answer = await postForm(site, { ...validRequest, ...trade, product, quantity })
      expect(answer.status).toBe(303)
      const { id } = (await onlyRow(site)) ?? {}
      expect(await site.services.quotes.find(String(id))).toMatchObject({
        items: [
          { product: 'Weft 40 cm', quantity: 1000, known: false },
          { product: 'Toupet', quantity: 10_000, known: false },
        ],
        ...trade,
      })
    })

    test('passes over a choice that was left as it was', async () => {
      const chosen = { product: ['Weft 40 cm', ''], quantity: ['2', '1'] }
      expect((await postForm(site, { ...validRequest, ...chosen })).status).toBe(303)
      expect(await onlyRow(site)).toMatchObject({
        items: '[{"product":"Weft 40 cm","quantity":2,"known":false}]',
      })
    })

    test('takes a single one', async () => {
      await postForm(site, { ...validRequest, product: 'Weft', quantity: '1' })
      expect(await onlyRow(site)).toMatchObject({
        items: '[{"product":"Weft","quantity":1,"known":false}]',
      })
    })

    test.each([
      ...['0', '-1', '1.5', '2,5', '0.500', '1.0000', '20.000', '1e1', '10001', 'tre'],
      '9'.repeat(400),
    ])('comes back whole for the quantity %s', async (wrong) => {
      const quantity = ['3', wrong, '']
      const answer = await postForm(site, { ...validRequest, ...trade, product, quantity })
      expect(answer.status).toBe(422)
      expect(typedIn(answer.text)).toEqual({ ...textsOf(() => ''), ...validRequest, ...trade })
      expect(valuesIn(answer.text)).toMatchObject({
        kind: 'refused',
        problems: { items: 'quantity', 'items.1': 'quantity' },
        values: {
          items: product.map((name, index) => ({ product: name, quantity: quantity[index] })),
          ...trade,
        },
      })
      expect(await rowsOf(site, 'contacts')).toEqual([])
    })

    test.each([
      [{ product: ['Weft', 'Colla'], quantity: '3' }, 'type'],
      [{ product: 'Weft' }, 'type'],
      [
        { product: Array.from({ length: 21 }, (_, n) => `P${n}`), quantity: Array(21).fill('1') },
        'tooMany',
      ],
      [{ product: '', quantity: '3' }, 'type'],
    ])('names the items where they are wrong: %j', async (fields, problem) => {
      const answer = await postForm(site, { ...validRequest, ...fields })
      expect(answer.status).toBe(422)
      expect(valuesIn(answer.text).problems).toMatchObject({ items: problem })
    })
  })

  test('has labels that say what may stay empty, and placeholders', async () => {
    const page = parse((await getPage(site, '/contatti')).text)
    const { labels, optional, placeholders, required, requestTypes: types } = it.form
    for (const name of textFields) {
      const label = `${labels[name]} ${isRequired(name) ? '*' : optional}`
      expect(page.querySelector(`label[for=${name}]`)?.text).toBe(label)
      const control = page.querySelector(`#${name}`)
      expect(control?.hasAttribute('required')).toBe(isRequired(name))
      if (name === 'requestType') continue
      expect(control?.getAttribute('placeholder')).toBe(placeholders[name])
    }
    expect(page.querySelector('main form')?.text).toContain(required)
    expect(page.querySelector('#email')?.getAttribute('type')).toBe('email')
    expect(page.querySelectorAll('#requestType option').map(({ text }) => text)).toEqual([
      placeholders.requestType,
      ...requestTypes.map((type) => types[type]),
    ])
  })

  test('with its trap filled is answered like any other, kept and not mailed', async () => {
    const answer = await postForm(site, { ...validRequest, website: 'https://spam.example' })
    expect(answer.headers.location).toMatch(new RegExp(`\\?inviata=${uuid}$`))
    expect(await onlyRow(site)).toMatchObject({ suspicion: 'honeypot' })
    expect(await rowsOf(site, 'mails')).not.toContainEqual(
      expect.objectContaining({ kind: 'request' }),
    )
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
    await mailsTried(site)
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
