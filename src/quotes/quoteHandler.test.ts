import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import PostalMime from 'postal-mime'
import { describeOnDatabases, type Place } from '../../tests/support/databases'
import { freePort } from '../../tests/support/mariadb'
import { startSite, type TestSite, validRequest } from '../../tests/support/site'
import { startMailServer } from '../../tests/support/smtp'
import { mailsTried } from '../../tests/support/stage'
import { fromSqlTime } from '../database/time'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describeOnDatabases('posting a request', (newPlace) => {
  let place: Place
  let site: TestSite | undefined

  beforeEach(async () => {
    place = await newPlace()
  })

  afterEach(async () => {
    await site?.stop()
    site = undefined
    await place.remove()
  })

  const start = async (environment: Record<string, string> = {}): Promise<TestSite> => {
    site = await startSite(place, environment)
    return site
  }

  const rows = (of: TestSite) => of.services.database.knex('contacts').select()

  const writtenMails = () => {
    const folder = path.join(place.dataDir, 'mail')
    if (!fs.existsSync(folder)) return []
    return fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file)))
  }

  test('answers with the receipt, keeps what was sent and writes the mail to a file', async () => {
    const running = await start()
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

    const [row, ...others] = await rows(running)
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
    expect(fromSqlTime(row.createdAt).toISOString()).toBe(receipt.createdAt)

    await mailsTried(running)
    const mails = writtenMails()
    expect(mails).toHaveLength(1)
    const mail = await PostalMime.parse(mails[0] ?? '')
    expect(mail.to).toEqual([{ name: '', address: running.config.mailTo }])
    expect(mail.replyTo).toEqual([
      { name: "Nicolò D'Angelo \u{1F600}", address: validRequest.email },
    ])
    expect(mail.text).toContain(row.message)
  })

  test('keeps the longest values of every field whole', async () => {
    const running = await start()
    const longest = {
      firstName: '髪'.repeat(100),
      lastName: '\u{1F600}'.repeat(50),
      email: `${'a'.repeat(60)}@${'b.'.repeat(60)}${'c'.repeat(60)}.example.it`,
      phone: '1'.repeat(30),
      requestType: 'Listino Parrucchieri Professionisti',
      message: '髪'.repeat(5000),
      products: Array.from({ length: 20 }, () => '髪'.repeat(100)),
    }
    expect((await running.post(longest)).status).toBe(201)
    const { products, ...columns } = longest
    expect(await rows(running)).toEqual([
      expect.objectContaining({ ...columns, products: JSON.stringify(products) }),
    ])
  })

  test('sends the mail to the mail server, one for each request', async () => {
    const mailServer = await startMailServer()
    try {
      const running = await start({ SMTP_URL: mailServer.url, MAIL_TO: 'staff@shop.example' })
      const posts = await Promise.all(
        ['Anna', 'Bruno', 'Carla'].map((firstName) => running.post({ ...validRequest, firstName })),
      )
      const ids = await Promise.all(posts.map(async (post) => (await post.json()).id))
      await mailsTried(running)
      const received = mailServer.mails.map(({ to, messageId }) => [to?.[0]?.address, messageId])
      const expected = ids.map((id) => ['staff@shop.example', `<${id}.request@chiomara.example>`])
      expect(received.toSorted()).toEqual(expected.toSorted())
      expect(writtenMails()).toEqual([])
      expect(await rows(running)).toHaveLength(3)
    } finally {
      await mailServer.stop()
    }
  })

  test('succeeds when the mail server is away', async () => {
    const running = await start({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
    const response = await running.post(validRequest)
    expect(response.status).toBe(201)
    await mailsTried(running)
    expect(await rows(running)).toEqual([
      expect.objectContaining({ id: (await response.json()).id }),
    ])
    expect(running.logged.join('')).toContain('mail failed')
  })
})
