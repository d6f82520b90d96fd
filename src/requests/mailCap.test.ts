import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/databases'
import { type TestSite, validRequest } from '../../tests/support/site'
import { accepted, quickOutbox, rowsOf, setStage } from '../../tests/support/stage'
import { until } from '../../tests/support/until'
import { referenceOf } from '../shared/requests'

/** Long enough for ten posts on a busy machine; what is over the cap waits for all of it. */
const capWindowMs = 3000

/** One mail at a time, so that mails arrive in the order in which they are sent. */
const options = { capWindowMs, outbox: { ...quickOutbox, slots: 1 } }

const person = (number: number) => ({
  ...validRequest,
  firstName: `Nome${number} <b>`,
  email: `cliente${number}@example.com`,
  message: `Prima riga ${number}\n<script>alert(${number})</script> & "altro"`,
})

async function post(site: TestSite, from: number, to: number) {
  const references: string[] = []
  for (let number = from; number <= to; number += 1) {
    references.push(referenceOf((await accepted(site, person(number))).id))
    await site.services.requests.settled()
  }
  return references
}

const held = async (site: TestSite) =>
  (await (await fetch(`${site.url}/readyz`)).json()).checks.mails

describeOnDatabases('Over the cap on mails', (newPlace) => {
  const stage = setStage(newPlace)

  test('ten requests are three mails and one digest that tells of the other seven', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '3' }, options)
    const references = await post(site, 1, 10)
    expect(await held(site)).toMatchObject({ unsent: 7, held: 7, refused: 0 })
    const { mails } = stage.server
    expect(mails.map(({ subject }) => subject)).toEqual(
      references.slice(0, 3).map((reference) => `Informazioni Generali · ${reference}`),
    )

    await until('the digest has arrived', () => mails.length === 4)
    await site.services.requests.settled()
    const { subject, text = '', html = '', messageId, to } = mails[3] ?? {}
    expect(subject).toBe('7 richieste oltre il limite orario')
    expect(to?.[0]?.address).toBe(site.config.mailTo)
    expect(messageId).toMatch(/^<[0-9a-f-]{36}\.digest@chiomara\.example>$/)
    let [textAt, htmlAt] = [0, 0]
    for (const [index, reference] of references.slice(3).entries()) {
      const number = index + 4
      const { email, message } = person(number)
      for (const part of [reference, email, message]) {
        // Each after the one before: the order is that of arrival.
        textAt = text.indexOf(part, textAt)
        expect([part, textAt >= 0]).toEqual([part, true])
      }
      const escaped = `Prima riga ${number}\n&lt;script&gt;alert(${number})&lt;/script&gt; &amp;`
      for (const part of [`Nome${number} &lt;b&gt;`, reference, `>${email}<`, escaped]) {
        htmlAt = html.replaceAll('\r\n', '\n').indexOf(part, htmlAt)
        expect([part, htmlAt >= 0]).toEqual([part, true])
      }
    }
    expect(html).not.toContain('<script')
    for (const reference of references.slice(0, 3)) expect(text).not.toContain(reference)

    const rows = await rowsOf(site, 'mails')
    expect(rows).toHaveLength(11)
    expect(rows.filter(({ sentAt, dueAt }) => sentAt !== null && dueAt === null)).toHaveLength(11)
    expect(await held(site)).toMatchObject({ unsent: 0, held: 0 })
  })

  test('the digest is tried again under one Message-ID, and after it come single mails', async () => {
    const { server } = stage
    server.judge = (mail) =>
      mail.subject?.includes('oltre') && server.brought.length < 6 ? 451 : undefined
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '3' }, options)
    await post(site, 1, 5)
    await until('the digest has arrived', () => server.mails.length === 4)
    const digests = server.brought.filter(({ subject }) => subject?.startsWith('2 richieste'))
    expect(digests).toHaveLength(3)
    expect(new Set(digests.map(({ messageId }) => messageId)).size).toBe(1)

    const [reference] = await post(site, 6, 6)
    expect(server.mails.at(-1)?.subject).toBe(`Informazioni Generali · ${reference}`)
    expect(await held(site)).toMatchObject({ unsent: 0 })
  })

  test('a digest that is refused for good is shown, and nothing in it counts as sent', async () => {
    const { server } = stage
    server.judge = (mail) => (mail.subject?.includes('oltre') ? 554 : undefined)
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' }, options)
    await post(site, 1, 3)
    await until('the digest is refused', () => server.brought.length === 2)
    await site.services.requests.settled()
    expect(await held(site)).toMatchObject({ unsent: 2, held: 2, refused: 1 })
  })

  test('a request that comes while others wait does not overtake them', async () => {
    const { server } = stage
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' }, options)
    await post(site, 1, 2)
    await until('the first is out of the window', async () => {
      const [first] = await rowsOf(site, 'contacts')
      return Date.parse(`${String(first?.createdAt).replace(' ', 'T')}Z`) + 2500 < Date.now()
    })
    await post(site, 3, 3)
    await until('the digest has arrived', () => server.mails.length === 2)
    expect(server.mails[1]?.subject).toBe('2 richieste oltre il limite orario')
  })
})
