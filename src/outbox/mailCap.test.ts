import { expect, test } from '@jest/globals'
import { describeOnDatabases } from '../../tests/support/servers/databases'
import { givenShop } from '../../tests/support/site/givenShop'
import { stateOf, type TestSite, validRequest } from '../../tests/support/site/site'
import {
  accepted,
  letDigestCome,
  mailsTried,
  quickOutbox,
  rowsOf,
  setStage,
} from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { toSqlTime } from '../database/time'
import { parseQuote } from '../quotes/quoteSchema'
import { referenceOf } from '../shared/quotes'
import { hourMs } from '../shared/spans'

/** One mail at a time, so that mails arrive in the order in which they are sent. */
const options = { outbox: { ...quickOutbox, slots: 1 } }

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
    await mailsTried(site)
  }
  return references
}

const held = async (site: TestSite) => (await stateOf(site)).checks.mails

describeOnDatabases('Over the cap on mails', (newPlace) => {
  const stage = setStage(newPlace)

  test('ten requests are three mails and one digest with the other seven', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '3' }, options)
    const references = await post(site, 1, 10)
    expect(await held(site)).toMatchObject({ unsent: 7, held: 7, refused: 0 })
    const { mails } = stage.server
    expect(mails.map(({ subject }) => subject)).toEqual(
      references
        .slice(0, 3)
        .map(
          (reference, index) => `Nome${index + 1} <b> Rossi · Informazioni Generali · ${reference}`,
        ),
    )

    await letDigestCome(site)
    await until('the digest has arrived', () => mails.length === 4)
    await mailsTried(site)
    const { subject, text = '', html = '', messageId, to } = mails[3] ?? {}
    expect(subject).toBe('7 richieste oltre il limite orario')
    expect(to?.[0]?.address).toBe(givenShop.email)
    expect(messageId).toMatch(/^<[0-9a-f-]{36}\.digest@chiomara\.example>$/)
    let [textAt, htmlAt] = [0, 0]
    for (const [index, reference] of references.slice(3).entries()) {
      const number = index + 4
      const { email, message } = person(number)
      for (const part of [message, email, reference]) {
        // Each after the one before: the order is that of arrival.
        textAt = text.indexOf(part, textAt)
        expect([part, textAt >= 0]).toEqual([part, true])
      }
      const escaped = `Prima riga ${number}\n&lt;script&gt;alert(${number})&lt;/script&gt; &amp;`
      for (const part of [`Nome${number} &lt;b&gt;`, escaped, `>${email}<`, reference]) {
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

  test('a digest has a hundred in the order of arrival, and says how many wait for the next', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' }, options)
    const { quotes } = site.services
    const begun = Date.now() - 1000
    for (let number = 0; number < 131; number += 1) {
      const quote = { ...parseQuote(person(number)), items: [] }
      await quotes.save(quote, null, new Date(begun + number))
    }
    const { mails } = stage.server
    for (const [from, to] of [
      [1, 100],
      [101, 130],
    ] as const) {
      await letDigestCome(site)
      const left = 130 - to
      await until('a digest is noted', async () => (await held(site)).unsent === left)
      const { subject, text = '', html = '' } = mails.at(-1) ?? {}
      expect(subject).toBe(`${to - from + 1} richieste oltre il limite orario`)
      expect(text.includes('Altre 30 richieste attendono')).toBe(left > 0)
      for (const form of [text, html]) {
        const numbers = [...form.matchAll(/Prima riga (\d+)/g)].map(([, number]) => Number(number))
        expect(numbers).toEqual(Array.from({ length: to - from + 1 }, (_, index) => from + index))
      }
    }
    expect(mails).toHaveLength(3)
  })

  test('a digest that is tried again has one Message-ID and one content', async () => {
    const { server } = stage
    const isDigest = ({ subject }: { subject?: string | undefined }) => subject?.includes('oltre')
    server.judge = (mail) => (isDigest(mail) ? 451 : undefined)
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '3' }, options)
    await post(site, 1, 5)
    await letDigestCome(site)
    const digests = () => server.brought.filter(isDigest)
    await until('the digest has been brought', () => digests().length > 1)
    // Held meanwhile: they wait for the next digest.
    await post(site, 6, 7)
    server.judge = () => undefined
    await until('the digest has arrived', () => server.mails.length === 4)
    await letDigestCome(site)
    await until('the next has arrived', () => server.mails.length === 5)
    await mailsTried(site)
    const [first, ...others] = digests()
    const next = others.pop()
    for (const again of others) {
      const inFull = (mail?: { text?: string | undefined }) =>
        mail?.text?.split(/-{40}\s+(Altre|Un’altra)/)[0]?.trim()
      for (const part of ['messageId', 'subject', 'date'] as const) {
        expect(again[part]).toBe(first?.[part])
      }
      // How many more wait may differ.
      expect(inFull(again)).toBe(inFull(first))
    }
    expect(next?.messageId).not.toBe(first?.messageId)
    expect(next?.text).toContain('Prima riga 6')
    expect(await held(site)).toMatchObject({ unsent: 0 })
  })

  test('a request that is released or sent again is not held', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' }, options)
    await post(site, 1, 2)
    const [overCap] = await site.services.quoteAdmin.list({ unsent: true })
    const suspect = await accepted(site, { ...person(3), elapsedMs: 1 })
    await site.services.quoteAdmin.resend(overCap?.id ?? '', new Date())
    await site.services.quoteAdmin.release(suspect.id, new Date())
    await mailsTried(site)
    expect(
      stage.server.mails
        .map(({ messageId }) => messageId)
        .slice(1)
        .sort(),
    ).toEqual(
      [overCap, suspect].map((request) => `<${request?.id}.request@chiomara.example>`).sort(),
    )
    expect(await held(site)).toMatchObject({ unsent: 0, held: 0 })
  })

  test('a request that comes when there is room again has a mail of its own', async () => {
    const site = await stage.start({ MAIL_CAP_PER_HOUR: '1' }, options)
    await post(site, 1, 1)
    const startedAt = toSqlTime(new Date(Date.now() - hourMs))
    await site.services.database.transaction((trx) => trx('mails').update({ startedAt }))
    const [reference] = await post(site, 2, 2)
    expect(stage.server.mails.at(-1)?.subject).toContain(`Informazioni Generali · ${reference}`)
  })
})
