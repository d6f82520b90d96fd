import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/servers/databases'
import type { ReceivedMail } from '../../tests/support/servers/smtp'
import { givenShop } from '../../tests/support/site/givenShop'
import { validRequest } from '../../tests/support/site/site'
import { accepted, mailsTried, requestNumber } from '../../tests/support/site/stage'
import { stageOfSuite } from '../../tests/support/site/stageOfSuite'
import { referenceOf } from '../shared/quotes'

/** The names of a mail's headers, folded lines left out. */
const headerNames = ({ raw }: ReceivedMail) =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => /^([\w-]+):/.exec(line)?.[1]?.toLowerCase() ?? line)
    .sort()

const ourHeaders = 'content-type date from message-id mime-version reply-to subject to'.split(' ')

/** One short line, whatever the name is. */
const subjectOf = (id: string) =>
  new RegExp(`^.{1,60} · Informazioni Generali · ${referenceOf(id)}$`)

const names = [
  'Anna" <everybody@evil.example>, "',
  'Bcc: everybody@evil.example',
  'Anna, Bea; Carla: Dora',
  '%0d%0aBcc: everybody@evil.example',
  '👩🏽‍🦲 Zoë',
  'שלום ثعبان \u200F',
  'علی\u200Cرضا',
  'x'.repeat(100),
  '👍'.repeat(50),
  "'; DROP TABLE contacts; --",
  "\\' OR 1=1 \\",
  '{{constructor.constructor("x")()}} <%= 7*7 %>',
]

/** What is sent, and what is kept of it and mailed. */
const messages: [string, string?][] = [
  ['e\u0301'.repeat(3), 'ééé'],
  ['👨‍👩‍👧‍👦 \u{1F9B1}\u{10FFFF}'],
  ['אבג\u202Babc\u202C'],
  ['a\n.\n..\nb'],
  ['a\nFrom me\n\n', 'a\nFrom me'],
  [`${'parola '.repeat(700)}fine`],
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a\tb', 'a b'],
  ['\u00A0\u3000 testo \uFEFF', 'testo'],
  ['👍'.repeat(2500)],
]

describeOnDatabases('A text that something might stumble over', (newPlace) => {
  const stage = stageOfSuite(newPlace)
  const { site } = stage

  test('is a name like any other', async () => {
    for (const [number, name] of names.entries()) {
      const { id } = await accepted(site, { ...requestNumber(number), firstName: name })
      await mailsTried(site)
      expect((await site.services.quotes.find(id))?.firstName).toBe(name)
      const mail = stage.server.mails[number]
      if (!mail) throw new Error(`No mail has ${name}`)
      expect(mail.to).toEqual([{ name: '', address: givenShop.email }])
      expect(mail.replyTo).toEqual([{ name: `${name} Rossi`, address: validRequest.email }])
      expect(mail.subject).toMatch(subjectOf(id))
      expect(mail.subject).not.toMatch(/[\u202E\u200F\u2028]/)
      expect(headerNames(mail)).toEqual(ourHeaders)
      expect(mail.text).toContain(name)
    }
    expect(stage.server.mails).toHaveLength(names.length)
  })

  test('is not decoded in a header where it looks like an encoded word', async () => {
    const firstName = '=?utf-8?q?Anna=0D=0ABcc:_everybody@evil.example?='
    await accepted(site, { ...validRequest, firstName })
    await mailsTried(site)
    const [mail] = stage.server.mails
    expect(mail?.replyTo?.[0]?.name).toBe(`${firstName.replace('=?', '= ?')} Rossi`)
    expect(mail?.subject).toContain('= ?utf-8?q?Anna=0D=0ABcc:_everybody@')
    expect(mail?.text).toContain(firstName)
  })

  test('is a message that arrives as it is kept', async () => {
    for (const [number, [message, kept = message]] of messages.entries()) {
      const { id } = await accepted(site, { ...validRequest, message })
      await mailsTried(site)
      expect((await site.services.quotes.find(id))?.message).toBe(kept)
      const text = stage.server.mails[number]?.text?.replaceAll('\r\n', '\n')
      expect(text).toContain(`scrive:\n\n${kept}\n\nPer e-mail`)
    }
  })
})
