import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/servers/databases'
import { validRequest } from '../../tests/support/site/site'
import { mailsTried, rowsOf, setStage } from '../../tests/support/site/stage'
import { fromSqlTime } from '../database/time'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describeOnDatabases('posting a request', (newPlace) => {
  const stage = setStage(newPlace)

  test('answers with the receipt, keeps what was sent and mails it', async () => {
    const running = await stage.start({ MAIL_TO: 'staff@shop.example' })
    const sent = {
      ...validRequest,
      firstName: ' Nicolo\u0300 ',
      lastName: "D'Angelo \u{1F600}",
      message: '  Prima riga\r\nseconda\triga: <b>"髪"</b> \\ \'; --  ',
      language: 'en',
      page: '/en/contacts',
      line: 'protesi-donna',
      products: ['Parrucca, «lunga»', 'Altra "corta"'],
      elapsedMs: 4_294_967_295,
      website: '',
      unknown: 'ignored',
    }
    const before = Date.now()
    const response = await running.post(sent)
    expect(response.status).toBe(201)
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const receipt = await response.json()
    expect(receipt).toEqual({
      id: expect.stringMatching(uuid),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    expect(Date.parse(receipt.createdAt)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(receipt.createdAt)).toBeLessThanOrEqual(Date.now())

    const [row, ...others] = await rowsOf(running, 'contacts')
    expect(others).toEqual([])
    expect(row).toMatchObject({
      id: receipt.id,
      firstName: 'Nicolò',
      lastName: "D'Angelo \u{1F600}",
      email: validRequest.email,
      phone: validRequest.phone,
      requestType: validRequest.requestType,
      message: 'Prima riga\nseconda riga: <b>"髪"</b> \\ \'; --',
      language: 'en',
      page: '/en/contacts',
      line: 'protesi-donna',
      products: JSON.stringify(sent.products),
      elapsedMs: 4_294_967_295,
    })
    expect(fromSqlTime(String(row?.createdAt)).toISOString()).toBe(receipt.createdAt)

    await mailsTried(running)
    expect(stage.server.mails).toMatchObject([
      {
        to: [{ name: '', address: 'staff@shop.example' }],
        replyTo: [{ name: "Nicolò D'Angelo \u{1F600}", address: validRequest.email }],
        messageId: `<${receipt.id}.request@chiomara.example>`,
        text: expect.stringContaining(row?.message as string),
      },
    ])
  })

  test('keeps the longest values of every field whole', async () => {
    const running = await stage.start()
    const longest = {
      firstName: '髪'.repeat(100),
      lastName: '\u{1F600}'.repeat(50),
      email: `${'a'.repeat(60)}@${'b.'.repeat(60)}${'c'.repeat(60)}.example.it`,
      phone: '1'.repeat(30),
      requestType: 'Listino Parrucchieri Professionisti',
      message: '髪'.repeat(5000),
      products: Array.from({ length: 20 }, () => '髪'.repeat(100)),
      items: Array.from({ length: 20 }, (_, number) => ({
        ...{ product: `${number}${'x'.repeat(198)}`, quantity: 10_000, known: false },
      })),
      company: '髪'.repeat(200),
    }
    expect((await running.post(longest)).status).toBe(201)
    const { products, items, ...columns } = longest
    expect(await rowsOf(running, 'contacts')).toEqual([
      expect.objectContaining({
        ...{ ...columns, products: JSON.stringify(products), items: JSON.stringify(items) },
      }),
    ])
  })
})
