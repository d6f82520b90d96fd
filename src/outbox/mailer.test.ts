import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { startMailServer, type TestMailServer } from '../../tests/support/servers/smtp'
import { setFolder } from '../../tests/support/setFolder'
import { givenShop } from '../../tests/support/site/givenShop'
import { savedRequest } from '../../tests/support/site/savedRequest'
import type { SavedQuote } from '../shared/quotes'
import { MailFolder } from './MailFolder'
import { createMailer, type MailContent } from './mailer'
import { acknowledgementMail, requestMail } from './mails'

const site = {
  siteUrl: 'https://chiomara.example',
  mailTo: 'info@chiomara.example',
  shop: givenShop,
}

const from = { name: 'Chiomara', address: 'sito@chiomara.example' }

const request: SavedQuote = {
  ...savedRequest,
  firstName: 'Zoë <b>',
  lastName: 'D’Angelo, Rossi',
  email: 'zoe@example.com',
  phone: '333 123 4567',
  requestType: 'Preventivo Extensions Cheratina',
  message: 'Prima riga\n<script>alert(1)</script>\n.\nultima',
  language: 'en',
  page: '/en/contacts',
  line: 'keratin-tips',
  products: ['Keratin tips 50 cm'],
  elapsedMs: 9000,
}

const at = setFolder()

const messageId = '<a3f1c2d4.request@chiomara.example>'

const send = (content: MailContent, smtpUrl: string) =>
  createMailer({ smtpUrl }, new MailFolder(at())).send(
    { ...content, messageId, from, date: new Date() },
    AbortSignal.any([]),
  )

describe('The mail to the shop', () => {
  let server: TestMailServer

  beforeEach(async () => {
    server = await startMailServer()
  })

  afterEach(() => server.stop())

  const sent = async () => {
    await send(requestMail(request, site), server.url)
    const [mail] = server.mails
    if (!mail) throw new Error('No mail arrived')
    return mail
  }

  test('comes from the shop, says everything in both forms with the visitor’s words escaped, and is answered with one tap', async () => {
    const mail = await sent()
    expect(mail.from).toEqual(from)
    expect(mail.to?.[0]?.address).toBe(site.mailTo)
    expect(mail.replyTo).toEqual([{ name: 'Zoë <b> D’Angelo, Rossi', address: 'zoe@example.com' }])
    expect(mail.messageId).toBe(messageId)
    expect(mail.subject).toBe(
      'Zoë <b> D’Angelo, Rossi · Preventivo Extensions Cheratina · A3F1-C2D4',
    )
    const { text, html } = mail
    for (const part of ['Zoë', '333 123 4567', 'Extension alla cheratina', 'Keratin tips 50 cm']) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(text).toContain(request.message)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script>')
    expect(text).toContain('https://chiomara.example/en/contacts')
    expect(text).toContain('inglese')
    expect(text).toContain('venerdì 20 novembre 2026')
    const subject = encodeURIComponent('Re: your request to Chiomara · A3F1-C2D4')
    expect(html).toContain(`href="mailto:zoe@example.com?subject=${subject}"`)
    expect(html).toContain('href="tel:3331234567"')
    expect(html).toContain('href="https://wa.me/393331234567?text=Hello')
  })

  test('leads to no other site, whatever an older row has for its page', () => {
    const older = { ...request, page: '@evil.example/contatti' }
    const { text, html } = requestMail(older, site)
    expect(text + html).not.toContain('evil.example')
  })
})

const shopsMail = (changes: Partial<SavedQuote>) => requestMail({ ...request, ...changes }, site)

test('An Italian visitor gets an answer with an Italian subject', () => {
  const subject = encodeURIComponent('Re: Preventivo Extensions Cheratina · A3F1-C2D4')
  expect(shopsMail({ language: 'it' }).html).toContain(`?subject=${subject}"`)
})

test('The mail of a request for an appointment says so in its subject, above its message and by its page', () => {
  const { subject, html, text } = shopsMail({ page: '/en/contacts?appointment' })
  expect(subject).toMatch(/ · Appuntamento · A3F1-C2D4$/)
  expect(html).toContain('Appuntamento · ')
  expect(text).toContain('https://chiomara.example/en/contacts?appointment')
})

test.each([
  ['333 123 4567', '393331234567'],
  ['+39 333 123 4567', '393331234567'],
  ['0039 333 123 4567', '393331234567'],
  ['+44 7700 900000', '447700900000'],
  ['0044 7700 900000', '447700900000'],
  ['0039 02 1234567', undefined],
  ['+39 02 1234567', undefined],
  ['02 1234567', undefined],
])('The WhatsApp button for %s leads to %s', (phone, number) => {
  const { text, html } = shopsMail({ phone })
  for (const form of [text, html]) {
    expect(/wa\.me\/(\d+)/.exec(form)?.[1]).toBe(number)
  }
})

test('Several who receive get one mail each, and a visitor may answer all of them', async () => {
  const server = await startMailServer()
  const several = { ...site, mailTo: 'anna@chiomara.example, bea@chiomara.example' }
  await send(requestMail(request, several), server.url)
  await send(acknowledgementMail(request, several), server.url)
  const [toShop, toVisitor] = server.mails
  const addresses = ['anna@chiomara.example', 'bea@chiomara.example']
  expect(toShop?.to?.map(({ address }) => address)).toEqual(addresses)
  expect(toVisitor?.replyTo?.map(({ address }) => address)).toEqual(addresses)
  await server.stop()
})

test('A server without TLS is refused unless it is on loopback or the operator allows it', async () => {
  const server = await startMailServer()
  // Leads to loopback all the same, but not by a name that says so.
  const url = server.url.replace('127.0.0.1', '0.0.0.0')
  await expect(send(shopsMail({}), url)).rejects.toMatchObject({ code: 'ETLS' })
  expect(server.mails).toHaveLength(0)
  await send(shopsMail({}), `${url}?tls=optional`)
  expect(server.mails).toHaveLength(1)
  await server.stop()
})
